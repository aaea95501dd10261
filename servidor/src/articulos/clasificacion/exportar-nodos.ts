import type { Nivel } from '@trastienda/nucleo/articulos/clasificacion/niveles.ts';
import { ivaEnColumna } from '@trastienda/nucleo/articulos/iva.ts';
import type { Consulta } from '#http/contexto.ts';
import { type ArchivoCsv, archivoCsv, type ColumnaCsv } from '#http/csv.ts';
import { type ConsultaDeNodos, leerTodosLosNodos, type NodoDe } from './nodos.query.ts';

const ARCHIVO = { rubro: 'rubros.csv', familia: 'familias.csv', subfamilia: 'subfamilias.csv' } as const;

/** Exactly what the filter of a level shows. The value of the stock only for who may see costs (INV-71). */
export async function exportarNodos(consulta: Consulta, nivel: Nivel, query: ConsultaDeNodos): Promise<ArchivoCsv> {
  const filas = await leerTodosLosNodos(consulta, nivel, query);
  return archivoCsv({
    nombre: ARCHIVO[nivel],
    columnas: columnasDe(nivel, consulta.usuario.puede('costo.ver')),
    filas,
  });
}

type Nodo = NodoDe[Nivel];

function columnasDe(nivel: Nivel, veCosto: boolean): ColumnaCsv<Nodo>[] {
  const arriba: ColumnaCsv<Nodo>[] = [
    { titulo: 'Rubro', columna: 'rubro', valor: (nodo) => ('rubro' in nodo ? nodo.rubro : '') },
    { titulo: 'Familia', columna: 'familia', valor: (nodo) => ('familia' in nodo ? nodo.familia : '') },
  ];
  const valor: ColumnaCsv<Nodo> = {
    titulo: 'Valor del stock',
    columna: 'valor',
    tipo: 'numero',
    valor: (nodo) => nodo.valor,
  };
  const aReposicion: ColumnaCsv<Nodo>[] = [
    { titulo: 'Valor a reposición', columna: 'reposicion', tipo: 'numero', valor: (nodo) => nodo.reposicion },
    { titulo: 'Brecha', columna: 'brecha', tipo: 'numero', valor: (nodo) => nodo.brecha },
    { titulo: 'Brecha %', columna: 'brecha', tipo: 'numero', valor: (nodo) => nodo.brechaPorciento },
  ];
  const margen: ColumnaCsv<Nodo> = {
    titulo: 'Margen',
    tipo: 'numero',
    valor: ({ vigentes }) => vigentes.margen?.valor,
  };
  return [
    ...arriba.slice(0, { rubro: 0, familia: 1, subfamilia: 2 }[nivel]),
    { titulo: 'Código', columna: 'codigo', valor: ({ codigo }) => codigo },
    { titulo: 'Nombre', columna: 'nombre', valor: ({ nombre }) => nombre },
    {
      titulo: 'IVA de los artículos nuevos',
      tipo: 'numero',
      valor: ({ ivaOmision }) => (ivaOmision === null ? 'Hereda' : ivaEnColumna(ivaOmision)),
    },
    {
      titulo: 'IVA vigente',
      columna: 'iva',
      tipo: 'numero',
      valor: ({ vigentes }) => ivaEnColumna(vigentes.iva.valor),
    },
    { titulo: 'Unidad', valor: ({ vigentes }) => vigentes.unidad.valor.nombre },
    ...(veCosto ? [margen] : []),
    { titulo: 'Días de conteo', tipo: 'numero', valor: ({ vigentes }) => vigentes.diasDeConteo.valor },
    { titulo: 'Obsolescencia', valor: ({ vigentes }) => vigentes.obsolescencia.valor },
    { titulo: 'Artículos', columna: 'articulos', tipo: 'numero', valor: ({ articulos }) => articulos },
    ...(veCosto ? [valor, ...aReposicion] : []),
    { titulo: 'Estado', columna: 'estado', valor: ({ activo }) => (activo ? 'Activo' : 'Inactivo') },
  ];
}
