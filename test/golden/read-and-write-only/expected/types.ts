export interface User {
  /** Read-only. */
  id: string;
  name: string;
  password: string;
  friends?: User[];
}

/** {@link User} as sent, without read-only properties. */
export interface UserWrite {
  name: string;
  password: string;
  friends?: UserWrite[];
  /** Read-only: leave it out. */
  id?: never;
}

/** {@link User} as the API returns it. */
export interface UserRead {
  /** Read-only. */
  id: string;
  name: string;
  friends?: UserRead[];
}
