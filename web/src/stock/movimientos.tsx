import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { FilaDeKardex } from '@trastienda/nucleo/stock/contrato.ts';
import { useTranslation } from 'react-i18next';
import { formatearCantidad, formatearFechaHora, formatearVariacion } from '#ui/formato/formato.ts';
import { enlaceAlDedo } from './enlace-al-dedo.ts';
import { EnlaceDeDocumento } from './enlace-de-documento.tsx';

type Props = {
  readonly filas: readonly FilaDeKardex[];
  /** False inside a card, which already has a frame. */
  readonly suelto?: boolean;
};

/** The last movements, each with the document that caused it and the balance it left. */
export function Movimientos({ filas, suelto = true }: Props) {
  const { t } = useTranslation('stock');
  if (filas.length === 0) {
    return (
      <Typography variant="body2" sx={suelto ? {} : { px: 2.5, pb: 2 }}>
        {t('centralizado.detalle.sinMovimientos')}
      </Typography>
    );
  }
  return (
    <Box role="group" aria-label={t('kardex.movimientos')} tabIndex={0} sx={suelto ? marco : deTarjeta}>
      <Box component="table" sx={tabla}>
        <thead>
          <tr>
            <th scope="col">{t('centralizado.detalle.fecha')}</th>
            <th scope="col" className="tipo">
              {t('centralizado.detalle.movimiento')}
            </th>
            <th scope="col">{t('centralizado.detalle.documento')}</th>
            <th scope="col" className="fin">
              {t('centralizado.detalle.entra')}
            </th>
            <th scope="col" className="fin">
              {t('centralizado.detalle.sale')}
            </th>
            <th scope="col" className="fin">
              {t('centralizado.detalle.saldo')}
            </th>
            <th scope="col" className="quien">
              {t('centralizado.detalle.quien')}
            </th>
          </tr>
        </thead>
        <tbody>
          {filas.map((fila) => (
            <tr key={fila.id}>
              <td className="fecha" data-tipo={t(`tipo.${fila.tipo}`)}>
                {formatearFechaHora(fila.fecha)}
              </td>
              <td className="tipo">{t(`tipo.${fila.tipo}`)}</td>
              <td className="documento">
                <EnlaceDeDocumento documento={fila.documento} />
                {fila.motivo && ` · ${fila.motivo}`}
              </td>
              <td className="fin entra">{fila.cantidad.startsWith('-') ? '' : formatearVariacion(fila.cantidad)}</td>
              <td className="fin">{fila.cantidad.startsWith('-') ? formatearCantidad(fila.cantidad) : ''}</td>
              <td className={fila.saldo.startsWith('-') ? 'fin negativo' : 'fin'}>
                <b>{formatearCantidad(fila.saldo)}</b>
              </td>
              <td className="quien">{fila.quien}</td>
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}

const tabla = {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '0.8125rem',
  '& th': { height: 34, px: 1.25, textAlign: 'start', fontSize: '0.75rem', fontWeight: 600, color: 'text.secondary' },
  '& td': { height: 36, px: 1.25, borderTop: 1, borderColor: 'divider', whiteSpace: 'nowrap' },
  '& .fin': { textAlign: 'end' },
  '& .entra': { color: 'success.text' },
  '& .negativo': { color: 'error.text' },
  ...enlaceAlDedo('& .documento a'),
  // What goes last is what is looked for: where it does not fit, the rest makes room.
  '@container movimientos (max-width: 679.95px)': {
    '& .quien': { display: 'none' },
    '& .documento': { whiteSpace: 'normal', py: 0.5 },
  },
  '@container movimientos (max-width: 479.95px)': {
    '& .tipo': { display: 'none' },
    '& .fecha::after': {
      content: 'attr(data-tipo)',
      display: 'block',
      fontSize: '0.75rem',
      color: 'text.secondary',
    },
    '& td': { height: 48 },
    '& th, & td': { px: 0.5 },
  },
} as const;

const desplazable = { overflowX: 'auto', containerType: 'inline-size', containerName: 'movimientos' } as const;

/** Its rows begin and end where the title of the card does. */
const deTarjeta = {
  ...desplazable,
  '& table tr > :not(* + *)': { paddingInlineStart: { xs: 2, sm: 2.5 } },
  '& table tr > :last-child': { paddingInlineEnd: { xs: 2, sm: 2.5 } },
  // Without who did it, the balance goes last.
  '@container movimientos (max-width: 679.95px)': {
    '& table tr > :nth-last-child(2)': { paddingInlineEnd: { xs: 2, sm: 2.5 } },
  },
} as const;
const marco = {
  ...desplazable,
  borderRadius: 1,
  border: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
} as const;
