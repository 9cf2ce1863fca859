/** What the pages of the provider look like. The build makes a module and a style sheet of it. */
// First of all: it says in which order the layers of the style sheets count.
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
