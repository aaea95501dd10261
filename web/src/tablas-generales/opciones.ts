import type { Deposito, Localidad, Sucursal } from '@trastienda/nucleo/tablas-generales/contrato.ts';
import type { Opcion } from '#ui/autocompletar.tsx';

/** A localidad to choose, told apart by what sets it apart. */
export const aOpcionDeLocalidad = ({ id, nombre, partido, provincia, codigoPostal }: Localidad): Opcion => ({
  id,
  texto: nombre,
  detalle: [partido, provincia, codigoPostal].filter(Boolean).join(' · '),
});

export const aOpcionDeSucursal = ({ id, nombre, codigo }: Sucursal): Opcion => ({ id, texto: nombre, detalle: codigo });

export const aOpcionDeDeposito = ({ id, nombre, sucursal }: Deposito): Opcion => ({
  id,
  texto: nombre,
  ...(sucursal === null ? {} : { detalle: sucursal }),
});
