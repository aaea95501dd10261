import { listarArticulos } from '@trastienda/nucleo/articulos/contrato.ts';
import { busquedaDe } from '#ui/busqueda-de-lista.ts';

/** People write the address of a view as they say it: `?estado=inactivo`. */
export const leerBusquedaDeTabla = (bruta: Record<string, unknown>) =>
  busquedaDe(listarArticulos)(
    typeof bruta.estado === 'string' ? { ...bruta, estado: bruta.estado.toUpperCase() } : bruta,
  );
