/** Notices about the session that are shown to the shopper once (R218, R219, R234). */

export interface Notice {
  /** Whether such notices are shown at all. */
  isEnabled: boolean;
  /** The result, until it has been shown; null when there is nothing to show. */
  isSuccessful: boolean | null;
}

export type NoticeKey = 'login' | 'logout';
export type Notices = Record<NoticeKey, Notice>;

/** `login` is shown for a login and for a lost one; a logout was requested and is visible without a notice. */
export const noticeDefaults: Notices = {
  login: { isEnabled: true, isSuccessful: null },
  logout: { isEnabled: false, isSuccessful: null },
};

/** The stored notices, with defaults for missing values. */
export function readNotices(value: unknown): Notices {
  const stored = (value ?? {}) as Record<string, unknown>;
  const read = (key: NoticeKey): Notice => {
    const { isEnabled, isSuccessful } = (stored[key] ?? {}) as Record<string, unknown>;
    return {
      isEnabled: typeof isEnabled === 'boolean' ? isEnabled : noticeDefaults[key].isEnabled,
      isSuccessful: typeof isSuccessful === 'boolean' ? isSuccessful : null,
    };
  };
  return { login: read('login'), logout: read('logout') };
}

/** Sets the result of a notice; null once it has been shown. */
export const withNews = (
  notices: Notices,
  key: NoticeKey,
  isSuccessful: boolean | null,
): Notices => ({ ...notices, [key]: { ...notices[key], isSuccessful } });

/** The notice to show now; null when there is none or it is disabled. */
export function newsOf({ login, logout }: Notices): 'loggedIn' | 'loginLost' | 'loggedOut' | null {
  if (login.isEnabled && login.isSuccessful === false) return 'loginLost';
  if (login.isEnabled && login.isSuccessful) return 'loggedIn';
  return logout.isEnabled && logout.isSuccessful ? 'loggedOut' : null;
}
