/** Pages below /_preview have no effects: they read no session and no cart, and store nothing (R376). */
import { useLocation } from 'react-router';

export const useHasEffects = (): boolean => !/^\/_preview(?:\/|$)/.test(useLocation().pathname);
