export const DEPARTMENTS = ['Sales', 'Support', 'Engineering', 'Business Development'] as const;

export type Department = (typeof DEPARTMENTS)[number];

/** Somebody of the address book. */
export type Contact = {
  readonly id: number;
  readonly firstname: string;
  readonly lastname: string;
  /** An address for `img`; empty: initials. */
  readonly image: string;
  readonly department: Department;
  readonly company: string;
  readonly phone: string;
  readonly email: string;
  readonly address: string;
  readonly notes: string;
  readonly frequentlycontacted: boolean;
  readonly starred: boolean;
  readonly deleted: boolean;
};
