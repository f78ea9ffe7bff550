interface Venue { place: string; from: string; to: string; discount: number }
export const venue: Venue = { place: 'Lyon', from: 'a', to: 'b', discount: 1 };
export const read = venue.place + venue.discount;
