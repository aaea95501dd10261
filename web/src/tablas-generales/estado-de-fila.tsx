import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EstadoChip } from '#ui/piezas/estado-chip.tsx';
import { entreFijos } from '#ui/tabla/filtro-de-columna.ts';
import type { Columna, FiltroDeColumna, Vista } from '#ui/tabla/tabla-tipos.ts';

/** Active or not, in the gender of the word: «la marca» is activa, «el taller» is activo. */
export function EstadoDeFila({ activa, genero }: { readonly activa: boolean; readonly genero: 'f' | 'm' }) {
  const textoDe = useTextoDeEstado(genero);
  return <EstadoChip tono={activa ? 'exito' : 'neutro'}>{textoDe(activa)}</EstadoChip>;
}

function useTextoDeEstado(genero: 'f' | 'm') {
  const { t } = useTranslation('tablasGenerales');
  return (activa: boolean) =>
    genero === 'f' ? t(activa ? 'comun.activa' : 'comun.inactiva') : t(activa ? 'comun.activo' : 'comun.inactivo');
}

const BANDERAS = ['true', 'false'] as const;

export function useFiltroDeEstado(genero: 'f' | 'm'): FiltroDeColumna {
  const textoDe = useTextoDeEstado(genero);
  return entreFijos(BANDERAS, (bandera) => textoDe(bandera === 'true'));
}

/** The filter of a column that says yes or no. */
export function useFiltroDeSiNo(): FiltroDeColumna {
  const { t } = useTranslation('tablasGenerales');
  return entreFijos(BANDERAS, (bandera) => t(bandera === 'true' ? 'comun.si' : 'comun.no'));
}

export function useColumnaDeEstado<Fila>(genero: 'f' | 'm', activa: (fila: Fila) => boolean): Columna<Fila> {
  const { t } = useTranslation('tablasGenerales');
  return {
    id: 'estado',
    titulo: t('comun.estado'),
    ancho: 124,
    filtro: useFiltroDeEstado(genero),
    celda: (fila) => <EstadoDeFila activa={activa(fila)} genero={genero} />,
  };
}

/** Tabs by state. The field is `activa` or `activo`, as the table calls it. */
export function useVistasDeEstado(genero: 'f' | 'm'): readonly Vista[] {
  const { t } = useTranslation('tablasGenerales');
  const campo = genero === 'f' ? 'activa' : 'activo';
  return [
    { id: 'todas', titulo: genero === 'f' ? t('comun.todas') : t('comun.todos'), valores: {} },
    { id: 'activas', titulo: genero === 'f' ? t('comun.activas') : t('comun.activos'), valores: { [campo]: 'true' } },
    {
      id: 'inactivas',
      titulo: genero === 'f' ? t('comun.inactivas') : t('comun.inactivos'),
      valores: { [campo]: 'false' },
    },
  ];
}

/** A row on a phone: what it is, what tells it apart, and its state when it is not the usual one. */
export function TarjetaDeFila(props: {
  readonly titulo: ReactNode;
  readonly detalle?: ReactNode;
  readonly estado?: ReactNode;
}) {
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{props.titulo}</Box>
        {props.detalle && <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>{props.detalle}</Box>}
      </Box>
      {props.estado}
    </Box>
  );
}

/** A word of the row with a chip beside it that says what is special about it. */
export function ConMarca({ marca, children }: { readonly marca: string | false; readonly children: ReactNode }) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, maxWidth: '100%' }}>
      <Box component="span" sx={{ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' }}>
        {children}
      </Box>
      {marca && (
        <EstadoChip tono="azul" sinPunto>
          {marca}
        </EstadoChip>
      )}
    </Box>
  );
}
