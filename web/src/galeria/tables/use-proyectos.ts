import { useState } from 'react';
import { crearAlmacen } from '#galeria/comun/almacen.ts';
import { coincide } from '#galeria/comun/buscar.ts';
import { useConDeshacer } from '#galeria/comun/con-deshacer.ts';
import { useOpcion, useParametro, usePonerParametros } from '#galeria/comun/parametros.ts';
import { reponer } from '#galeria/comun/reponer.ts';
import { useAvisos } from '#ui/flotantes/avisos.tsx';
import { alternarTodas, enPagina, ordenar } from './filas.ts';
import { ESTADOS, PROYECTOS, type Proyecto } from './muestras.ts';
import { textos } from './textos.ts';

export const CAMPOS = ['responsable', 'proyecto', 'equipo', 'estado', 'semanas', 'presupuesto'] as const;
export type Campo = (typeof CAMPOS)[number];
export const POR_PAGINA = ['5', '10', '25'] as const;

const almacen = crearAlmacen(() => PROYECTOS);

/** The projects as the address asks for them, and which are chosen. */
export function useProyectos() {
  const t = textos.usar();
  const avisos = useAvisos();
  const conDeshacer = useConDeshacer();
  const poner = usePonerParametros();
  const [orden] = useOpcion('orden', CAMPOS, 'responsable');
  const [sentido] = useOpcion('sentido', ['asc', 'desc'], 'asc');
  const [estado] = useOpcion('estado', ['todos', ...ESTADOS], 'todos');
  const [densa, ponerDensa] = useOpcion('densa', ['no', 'si'], 'no');
  const [porPagina] = useOpcion('filas', POR_PAGINA, '5');
  const [escrita] = useParametro('pagina', '1');
  const [buscar] = useParametro('buscar', '');
  const [marcadas, setMarcadas] = useState<ReadonlySet<number>>(new Set());
  const todas = almacen.usar();

  const coinciden = todas.filter(
    (una) => (estado === 'todos' || una.estado === estado) && coincide(buscar, una.responsable, una.proyecto),
  );
  const ids = coinciden.map(({ id }) => id);
  const elegidas: ReadonlySet<number> = marcadas.intersection(new Set(ids));
  const deCampo = { ...DE_CAMPO, estado: ({ estado: suyo }: Proyecto) => t(`de.${suyo}`) };
  const { visibles, ...pagina } = enPagina(
    ordenar(coinciden, deCampo[orden], sentido),
    Number(escrita),
    Number(porPagina),
  );
  const eliminar = () => {
    almacen.cambiar((antes) => antes.filter(({ id }) => !elegidas.has(id)));
    setMarcadas(new Set());
    avisos.exito(
      t('quitadas', { count: elegidas.size }),
      conDeshacer(() => almacen.cambiar((ahora) => reponer(ahora, todas, elegidas))),
    );
  };
  return {
    visibles,
    pagina,
    porPagina,
    orden,
    sentido,
    estado,
    buscar,
    densa: densa === 'si',
    elegidas,
    coinciden: ids,
    vacia: todas.length === 0,
    eliminar,
    reponer: almacen.restablecer,
    ponerDensa: (puesta: boolean) => ponerDensa(puesta ? 'si' : 'no'),
    ordenarPor: (campo: Campo) => {
      const alReves = campo === orden && sentido === 'asc';
      poner({ orden: campo, sentido: alReves ? 'desc' : undefined, pagina: undefined });
    },
    filtrar: (uno: string) => poner({ estado: uno === 'todos' ? undefined : uno, pagina: undefined }),
    buscarTexto: (texto: string) => poner({ buscar: texto || undefined, pagina: undefined }),
    limpiar: () => poner({ buscar: undefined, estado: undefined, pagina: undefined }),
    alternar: (id: number) => setMarcadas(elegidas.symmetricDifference(new Set([id]))),
    alternarTodas: () => setMarcadas(alternarTodas(elegidas, ids)),
  };
}

export type Proyectos = ReturnType<typeof useProyectos>;

const DE_CAMPO = {
  responsable: (una: Proyecto) => una.responsable,
  proyecto: (una: Proyecto) => una.proyecto,
  equipo: (una: Proyecto) => una.equipo.length,
  semanas: (una: Proyecto) => una.semanas,
  presupuesto: (una: Proyecto) => una.presupuesto,
} as const;
