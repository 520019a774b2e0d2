export const SEATS = 4;
