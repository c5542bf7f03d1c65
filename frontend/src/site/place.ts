import { createContext, useContext } from 'react';

/** Where a visitor stands, as the address says it. */
export interface Place {
  readonly pathname: string;
  readonly search: string;
}

export const PlaceContext = createContext<Place>({ pathname: '/', search: '' });

export const usePlace = (): Place => useContext(PlaceContext);
