/** What the shopper is still to be told of their session (R218, R219, R234). */

export interface Notice {
  /** Whether such news are told at all. */
  isEnabled: boolean;
  /** How it went, until the shopper has been told; null when there is no news. */
  isSuccessful: boolean | null;
}

export type NoticeKey = 'login' | 'logout';
export type Notices = Record<NoticeKey, Notice>;

/** `login` tells that somebody is logged in, or no longer; a logout was asked for and shows by itself. */
export const noticeDefaults: Notices = {
  login: { isEnabled: true, isSuccessful: null },
  logout: { isEnabled: false, isSuccessful: null },
};

/** The stored state; the default of whatever it does not say. */
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

/** With news, or with null once they were told. */
export const withNews = (
  notices: Notices,
  key: NoticeKey,
  isSuccessful: boolean | null,
): Notices => ({ ...notices, [key]: { ...notices[key], isSuccessful } });

/** What is to be said now; null when there is nothing, or it is not to be said. */
export function newsOf({ login, logout }: Notices): 'loggedIn' | 'loginLost' | 'loggedOut' | null {
  if (login.isEnabled && login.isSuccessful === false) return 'loginLost';
  if (login.isEnabled && login.isSuccessful) return 'loggedIn';
  return logout.isEnabled && logout.isSuccessful ? 'loggedOut' : null;
}
