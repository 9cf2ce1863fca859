/** The provider's pages as components. The build makes a module and a style sheet of them. */
// This import must come first: it sets the order of the CSS layers.
import '#design/tokens.css';

export { BonusCard } from './bonus-card.tsx';
export { Confirmation } from './confirmation.tsx';
export { Frame } from './frame.tsx';
export { Login } from './login.tsx';
export { Logout } from './logout.tsx';
export { ChoosePassword, ResetPassword } from './new-password.tsx';
export { Notice } from './notice.tsx';
export { Profile } from './profile.tsx';
export { Register } from './register.tsx';
