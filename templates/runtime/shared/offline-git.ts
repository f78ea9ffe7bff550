/**
 * Environment in which git reads a repository without starting a program of it. From a remote that the repository
 * declares a promisor, git fetches the objects that it lacks, by the command that the repository configures. The
 * second variable is for versions of git that do not know the first.
 */
export const OFFLINE_GIT: Readonly<Record<string, string>> = { GIT_NO_LAZY_FETCH: '1', GIT_ALLOW_PROTOCOL: 'none' };
