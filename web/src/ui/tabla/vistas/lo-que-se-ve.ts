import type { Vista } from '@trastienda/nucleo/vistas/contrato.ts';
import { type ConsultaDeLista, sinPagina } from '#ui/listas/consulta-de-lista.ts';
import type { DisenoDeColumnas } from '#ui/tabla/columnas.ts';
import { useDensidad, useDiseno } from '#ui/tabla/diseno.ts';

type Contenido = Vista['contenido'];

/** What a view would keep of the table as it is now: its columns, what its address asks for and how high its rows are. */
export function useLoQueSeVe(clave: string, consulta: ConsultaDeLista): Contenido {
  const [{ densidad: _, ...columnas }] = useDiseno(clave);
  const densidad = useDensidad(clave);
  return { columnas: columnas as Contenido['columnas'], busqueda: loQuePide(consulta), densidad };
}

const loQuePide = ({ valores, asunto = [] }: ConsultaDeLista): Contenido['busqueda'] =>
  Object.fromEntries(Object.entries(sinPagina(valores)).filter(([campo]) => !asunto.includes(campo)));

export const disenoDeVista = ({ contenido: { columnas, densidad } }: Vista): DisenoDeColumnas =>
  ({ ...columnas, ...(densidad !== undefined && { densidad }) }) as DisenoDeColumnas;
