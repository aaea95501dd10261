import Box from '@mui/material/Box';
import type { FilaDeNota } from '@trastienda/nucleo/ventas/contrato-respuestas.ts';
import { useTranslation } from 'react-i18next';
import { formatearEntero, formatearFechaHora, formatearImporte } from '#ui/formato.ts';
import { Resaltado } from '#ui/resaltado.tsx';
import type { Columna } from '#ui/tabla-tipos.ts';
import { ChipDeNota } from './chip-de-nota.tsx';

/** The columns that every list of notas shares. */
export function useColumnasDeNotas(buscar: string | undefined): readonly Columna<FilaDeNota>[] {
  const { t } = useTranslation('ventas');
  return [
    {
      id: 'numero',
      titulo: t('notas.columna.numero'),
      ancho: 100,
      fija: true,
      ordenable: true,
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
      celda: ({ creadaEn }) => formatearFechaHora(creadaEn),
    },
    {
      id: 'cliente',
      titulo: t('notas.columna.cliente'),
      anchoMinimo: 180,
      ordenable: true,
      celda: ({ cliente }) => <Resaltado texto={cliente.razonSocial} buscar={buscar} />,
    },
    {
      id: 'sucursal',
      titulo: t('notas.columna.sucursal'),
      ancho: 130,
      ocultaBajo: 'md',
      celda: ({ sucursal }) => sucursal.nombre,
    },
    {
      id: 'estado',
      titulo: t('notas.columna.estado'),
      ancho: 136,
      ordenable: true,
      celda: ({ estado }) => <ChipDeNota estado={estado} />,
    },
    {
      id: 'pendientes',
      titulo: t('notas.columna.pendientes'),
      ancho: 96,
      alinear: 'fin',
      celda: (nota) => <Pendientes nota={nota} />,
    },
    {
      id: 'total',
      titulo: t('notas.columna.total'),
      ancho: 124,
      alinear: 'fin',
      ordenable: true,
      celda: ({ total }) => <b>{formatearImporte(total)}</b>,
    },
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
