export interface User {
  /** Read-only. */
  id: string;
  name: string;
  password: string;
  friends?: User[];
}

/** {@link User} as it is sent: nothing that is read-only. */
export interface UserWrite {
  name: string;
  password: string;
  friends?: UserWrite[];
}

/** {@link User} as it is read. */
export interface UserRead {
  /** Read-only. */
  id: string;
  name: string;
  friends?: UserRead[];
}
