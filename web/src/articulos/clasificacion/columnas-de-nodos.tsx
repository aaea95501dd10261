import Box from '@mui/material/Box';
import type { Nivel } from '@trastienda/nucleo/articulos/clasificacion/niveles.ts';
import { ESTADOS_DE_NODO } from '@trastienda/nucleo/articulos/contrato.ts';
import { useTranslation } from 'react-i18next';
import { useNombreDeIva } from '#articulos/nombres.ts';
import { formatearEntero, formatearImporte } from '#ui/formato/formato.ts';
import { EstadoChip } from '#ui/piezas/estado-chip.tsx';
import { Resaltado } from '#ui/piezas/resaltado.tsx';
import { entreFijos } from '#ui/tabla/filtro-de-columna.ts';
import type { Columna } from '#ui/tabla/tabla-tipos.ts';
import type { Nodo } from './nodos.ts';

/** What every level shows of a node, with its stock by both clocks (GAP-21); `entre` goes after the name: what it hangs from and how many hang from it. */
export function useColumnasDeNodos<N extends Nodo>(
  nivel: Nivel,
  buscar: string | undefined,
  { conValor, entre }: { readonly conValor: boolean; readonly entre: readonly Columna<N>[] },
): readonly Columna<N>[] {
  const { t } = useTranslation(['articulos', 'nodo']);
  const nombreDeIva = useNombreDeIva();
  const estadoDe = useTextoDeEstado(nivel);
  const valor: Columna<N> = {
    id: 'valor',
    titulo: t('nodo:clasificacion.valor'),
    ancho: 120,
    ordenable: true,
    alinear: 'fin',
    ocultaBajo: 'md',
    celda: (nodo) => formatearImporte(nodo.valor),
  };
  const aReposicion: readonly Columna<N>[] = [
    {
      id: 'reposicion',
      titulo: t('ficha.costoHoyValor'),
      ancho: 140,
      ordenable: true,
      alinear: 'fin',
      ocultaBajo: 'lg',
      celda: ({ reposicion }) => formatearImporte(reposicion),
    },
    {
      id: 'brecha',
      titulo: t('ficha.brecha'),
      ancho: 116,
      ordenable: true,
      alinear: 'fin',
      ocultaBajo: 'lg',
      celda: ({ brecha }) => formatearImporte(brecha),
    },
  ];
  return [
    {
      id: 'codigo',
      titulo: t('nodo:clasificacion.codigo'),
      ancho: 84,
      fija: true,
      ordenable: true,
      filtro: { tipo: 'texto' },
      celda: ({ codigo }) => (
        <Box component="bdi" sx={{ fontWeight: 600 }}>
          <Resaltado texto={codigo} buscar={buscar} />
        </Box>
      ),
    },
    {
      id: 'nombre',
      titulo: t('nodo:clasificacion.nombre'),
      anchoMinimo: 150,
      ordenable: true,
      filtro: { tipo: 'texto' },
      celda: ({ nombre }) => <Resaltado texto={nombre} buscar={buscar} />,
    },
    ...entre,
    {
      id: 'iva',
      titulo: t('nodo:clasificacion.ivaPropio'),
      ancho: 168,
      ocultaBajo: 'md',
      // Where a node says what it hangs from too, both clocks take its place: it is one touch away.
      oculta: conValor && entre.length > 1,
      celda: ({ ivaOmision, vigentes: { iva } }) => (
        <Box component="span" sx={ivaOmision === null ? { color: 'text.secondary' } : {}}>
          {nombreDeIva(iva.valor)}
          {ivaOmision === null && ` · ${t(`nodo:de.${iva.de}`)}`}
        </Box>
      ),
    },
    {
      id: 'articulos',
      titulo: t('nodo:clasificacion.articulos'),
      ancho: 104,
      ordenable: true,
      alinear: 'fin',
      celda: ({ articulos }) => formatearEntero(articulos),
    },
    ...(conValor ? [valor, ...aReposicion] : []),
    {
      id: 'estado',
      titulo: t('nodo:clasificacion.estado'),
      ancho: 96,
      filtro: entreFijos(ESTADOS_DE_NODO, (estado) => estadoDe(estado === 'ACTIVO')),
      celda: ({ activo }) => <EstadoDeNodo nivel={nivel} activo={activo} />,
    },
  ];
}

export function EstadoDeNodo({ nivel, activo }: { readonly nivel: Nivel; readonly activo: boolean }) {
  const estadoDe = useTextoDeEstado(nivel);
  return <EstadoChip tono={activo ? 'exito' : 'neutro'}>{estadoDe(activo)}</EstadoChip>;
}

/** A rubro is «Activo», a familia «Activa». */
function useTextoDeEstado(nivel: Nivel): (activo: boolean) => string {
  const { t } = useTranslation(['articulos', 'nodo']);
  return (activo) =>
    nivel === 'rubro'
      ? t(activo ? 'nodo:clasificacion.activo' : 'nodo:clasificacion.inactivo')
      : t(activo ? 'nodo:clasificacion.activa' : 'nodo:clasificacion.inactiva');
}
