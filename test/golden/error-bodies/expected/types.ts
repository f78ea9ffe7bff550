export interface Missing {
  missing: string;
}

export interface Problem {
  title: string;
  status?: number;
}
