import Box from '@mui/material/Box';
import { cicloDeNota, type EstadoNota } from '@trastienda/nucleo/ventas/ciclo-de-nota.ts';
import type { FilaDeNota } from '@trastienda/nucleo/ventas/contrato-respuestas.ts';
import { useTranslation } from 'react-i18next';
import { useSesion } from '#acceso/sesion.tsx';
import { formatearEntero, formatearFechaHora, oVacio } from '#ui/formato/formato.ts';
import { importeEn } from '#ui/formato/importe-en-moneda.ts';
import { Resaltado } from '#ui/piezas/resaltado.tsx';
import { entreFijos } from '#ui/tabla/filtro-de-columna.ts';
import type { Columna } from '#ui/tabla/tabla-tipos.ts';
import { ChipDeNota } from './chip-de-nota.tsx';

/** The columns that every list of notas shares. */
export function useColumnasDeNotas(
  buscar: string | undefined,
  estados: readonly EstadoNota[] = cicloDeNota.estados,
): readonly Columna<FilaDeNota>[] {
  const { t } = useTranslation('ventas');
  const { sucursales } = useSesion();
  return [
    {
      id: 'numero',
      titulo: t('notas.columna.numero'),
      ancho: 100,
      fija: true,
      ordenable: true,
      filtro: { tipo: 'numero', decimales: 0 },
      celda: ({ numero }) => (
        <b>
          <Resaltado texto={formatearEntero(numero)} buscar={buscar} />
        </b>
      ),
    },
    {
      id: 'fecha',
      titulo: t('notas.columna.fecha'),
      ancho: 136,
      ordenable: true,
      filtro: { tipo: 'fecha' },
      celda: ({ creadaEn }) => formatearFechaHora(creadaEn),
    },
    {
      id: 'cliente',
      titulo: t('notas.columna.cliente'),
      anchoMinimo: 180,
      ordenable: true,
      filtro: { tipo: 'texto' },
      celda: ({ cliente }) => <Resaltado texto={cliente.razonSocial} buscar={buscar} />,
    },
    {
      id: 'sucursal',
      titulo: t('notas.columna.sucursal'),
      ancho: 130,
      ocultaBajo: 'md',
      filtro: { tipo: 'lista', valores: sucursales.map(({ id, nombre }) => ({ id, texto: nombre })) },
      celda: ({ sucursal }) => sucursal.nombre,
    },
    {
      id: 'estado',
      titulo: t('notas.columna.estado'),
      ancho: 136,
      ordenable: true,
      filtro: entreFijos(estados, (estado) => t(`notas.estado.${estado}`)),
      celda: ({ estado }) => <ChipDeNota estado={estado} />,
    },
    {
      id: 'pendientes',
      titulo: t('notas.columna.pendientes'),
      ancho: 96,
      alinear: 'fin',
      ocultaBajo: 'md',
      filtro: { tipo: 'numero', decimales: 0 },
      celda: (nota) => <Pendientes nota={nota} />,
    },
    {
      id: 'total',
      titulo: t('notas.columna.total'),
      ancho: 124,
      alinear: 'fin',
      ordenable: true,
      filtro: { tipo: 'numero', decimales: 2 },
      celda: ({ total, moneda }) => <b>{importeEn(moneda, total)}</b>,
    },
    ...useColumnasGuardadas(),
  ];
}

/** Columns that show when somebody asks for them, and that may be filtered by without showing. */
function useColumnasGuardadas(): readonly Columna<FilaDeNota>[] {
  const { t } = useTranslation('ventas');
  const deTexto = (
    id: 'deposito' | 'comprobante' | 'creadaPor',
    textoDe: (nota: FilaDeNota) => string | null,
  ): Columna<FilaDeNota> => ({
    id,
    titulo: t(`notas.columna.${id}`),
    ancho: 140,
    oculta: true,
    filtro: { tipo: 'texto', conVacios: id === 'comprobante' },
    celda: (nota) => <span title={textoDe(nota) ?? ''}>{oVacio(textoDe(nota))}</span>,
  });
  return [
    {
      id: 'renglones',
      titulo: t('notas.columna.renglones'),
      ancho: 96,
      alinear: 'fin',
      oculta: true,
      filtro: { tipo: 'numero', decimales: 0 },
      celda: ({ renglones }) => formatearEntero(renglones),
    },
    {
      id: 'neto',
      titulo: t('notas.columna.neto'),
      ancho: 124,
      alinear: 'fin',
      oculta: true,
      filtro: { tipo: 'numero', decimales: 2 },
      celda: ({ neto, moneda }) => importeEn(moneda, neto),
    },
    deTexto('deposito', ({ deposito }) => deposito.nombre),
    deTexto('comprobante', ({ comprobanteExterno }) => comprobanteExterno),
    deTexto('creadaPor', ({ creadaPor }) => creadaPor),
  ];
}

/** Lines still to deliver out of all; nothing to say about a draft or a closed nota. */
function Pendientes({ nota }: { readonly nota: FilaDeNota }) {
  const { t } = useTranslation('ventas');
  const abierta = nota.estado === 'CONFIRMADA' || nota.estado === 'EN_PREPARACION' || nota.estado === 'PARCIAL';
  if (!abierta) {
    return (
      <Box component="span" sx={{ color: 'text.secondary' }}>
        –
      </Box>
    );
  }
  return <>{t('notas.pendientesDe', { pendientes: nota.renglonesPendientes, renglones: nota.renglones })}</>;
}
