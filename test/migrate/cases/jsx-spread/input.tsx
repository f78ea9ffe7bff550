import type { TimeRecordingBase } from '@acme/v2';
declare global { namespace JSX { interface ElementAttributesProperty { props: unknown } interface IntrinsicElements { i: object } } }
const Card = ({ id, place }: { id?: string; place?: string }) => <i title={`${id} ${place}`} />;
export const card = (entry: TimeRecordingBase) => <Card {...entry} />;
