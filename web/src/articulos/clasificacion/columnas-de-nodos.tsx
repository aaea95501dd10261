import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useNombreDeIva } from '#articulos/nombres.ts';
import { EstadoChip } from '#ui/estado-chip.tsx';
import { formatearEntero, formatearImporte } from '#ui/formato.ts';
import { Resaltado } from '#ui/resaltado.tsx';
import type { Columna } from '#ui/tabla-tipos.ts';
import type { Nodo } from './nodos.ts';

/** What every level shows of a node; `entre` goes after the name: what it hangs from and how many hang from it. */
export function useColumnasDeNodos<N extends Nodo>(
  buscar: string | undefined,
  { conValor, entre }: { readonly conValor: boolean; readonly entre: readonly Columna<N>[] },
): readonly Columna<N>[] {
  const { t } = useTranslation('articulos');
  const nombreDeIva = useNombreDeIva();
  const valor: Columna<N> = {
    id: 'valor',
    titulo: t('clasificacion.valor'),
    ancho: 132,
    alinear: 'fin',
    ocultaBajo: 'md',
    celda: (nodo) => formatearImporte(nodo.valor),
  };
  return [
    {
      id: 'codigo',
      titulo: t('clasificacion.codigo'),
      ancho: 110,
      fija: true,
      ordenable: true,
      celda: ({ codigo }) => (
        <Box component="bdi" sx={{ fontWeight: 600 }}>
          <Resaltado texto={codigo} buscar={buscar} />
        </Box>
      ),
    },
    {
      id: 'nombre',
      titulo: t('clasificacion.nombre'),
      anchoMinimo: 180,
      ordenable: true,
      celda: ({ nombre }) => <Resaltado texto={nombre} buscar={buscar} />,
    },
    ...entre,
    {
      id: 'iva',
      titulo: t('clasificacion.ivaPropio'),
      ancho: 168,
      ocultaBajo: 'md',
      celda: ({ ivaOmision, vigentes: { iva } }) => (
        <Box component="span" sx={ivaOmision === null ? { color: 'text.secondary' } : {}}>
          {nombreDeIva(iva.valor)}
          {ivaOmision === null && ` · ${t(`nodo.de.${iva.de}`)}`}
        </Box>
      ),
    },
    {
      id: 'articulos',
      titulo: t('clasificacion.articulos'),
      ancho: 96,
      alinear: 'fin',
      celda: ({ articulos }) => formatearEntero(articulos),
    },
    ...(conValor ? [valor] : []),
    {
      id: 'estado',
      titulo: t('clasificacion.estado'),
      ancho: 110,
      celda: ({ activo }) => <EstadoDeNodo activo={activo} />,
    },
  ];
}

export function EstadoDeNodo({ activo }: { readonly activo: boolean }) {
  const { t } = useTranslation('articulos');
  return (
    <EstadoChip tono={activo ? 'exito' : 'neutro'}>
      {t(activo ? 'clasificacion.activo' : 'clasificacion.inactivo')}
    </EstadoChip>
  );
}
