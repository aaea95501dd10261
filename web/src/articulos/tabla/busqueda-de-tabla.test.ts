import { expect, it } from 'vitest';
import { leerBusquedaDeTabla } from './busqueda-de-tabla.ts';

it.each(['inactivo', 'INACTIVO'])('REA-06 ?estado=%s asks for those that are inactive', (estado) => {
  expect(leerBusquedaDeTabla({ estado, buscar: 'filtro' })).toEqual({ estado: 'INACTIVO', buscar: 'filtro' });
});
