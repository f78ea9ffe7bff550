export interface Node {
  parent?: Node;
  children?: Node[];
  deep?: NodeHolder;
  holder?: { node?: Node };
}

export interface NodeHolder {
  node?: Node;
}
