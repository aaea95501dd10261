import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useQuery } from '@tanstack/react-query';
import {
  type ColumnaDelCentralizado,
  type FilaDeKardex,
  type FilaDelCentralizado,
  verKardex,
} from '@trastienda/nucleo/stock/contrato.ts';
import { useTranslation } from 'react-i18next';
import { consultaDe } from '#api/consultas.ts';
import { EnlaceDeDocumento } from '#stock/enlace-de-documento.tsx';
import { Cargado } from '#ui/cargado.tsx';
import { Enlace } from '#ui/enlace.tsx';
import { formatearCantidad, formatearFechaHora, formatearVariacion } from '#ui/formato.ts';
import { GraficoDeSaldo } from './grafico.tsx';
import { ReservasDeCelda } from './reservas.tsx';

const ULTIMOS = 8;

type Props = {
  readonly fila: FilaDelCentralizado;
  readonly columnas: readonly ColumnaDelCentralizado[];
  /** Null is every sucursal. */
  readonly sucursalId: string | null;
  readonly al: string | undefined;
  readonly onCerrar: () => void;
};

/** What makes a number (SCE-02): the last movements, how the balance went, and for whom it is reserved. */
export function DetalleDeCelda({ fila, columnas, sucursalId, al, onCerrar }: Props) {
  const { t } = useTranslation('stock');
  const nombre = columnas.find((columna) => columna.sucursalId === sucursalId)?.nombre;
  const lugar = nombre ?? t('centralizado.detalle.todas');
  const filtro = {
    articuloId: fila.articuloId,
    ...(sucursalId === null ? {} : { sucursalId }),
    ...(al === undefined ? {} : { hasta: al }),
  };
  const kardex = useQuery(
    consultaDe(verKardex, { query: { ...filtro, orden: '-fecha', pagina: 1, porPagina: ULTIMOS } }),
  );
  return (
    <Box
      sx={{
        p: { xs: 1.5, sm: 2 },
        display: 'grid',
        gap: 2.5,
        gridTemplateColumns: { xs: 'minmax(0,1fr)', md: 'minmax(0,1fr) 300px' },
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1.5, mb: 1 }}>
          <Typography variant="subtitle2" component="h2">
            {t('centralizado.detalle.kardex', { lugar })}
          </Typography>
          <Typography variant="caption" sx={{ color: 'text.secondary', flex: 1 }}>
            {t('centralizado.detalle.ultimos', { codigo: fila.codigo, cuantos: ULTIMOS })}
          </Typography>
          <Enlace to="/stock/reportes" search={filtro as never} sx={{ fontSize: '0.8125rem', fontWeight: 500 }}>
            {t('centralizado.detalle.completo')}
          </Enlace>
          <IconButton size="small" aria-label={t('centralizado.detalle.cerrar')} onClick={onCerrar}>
            <IconX size={16} stroke={1.7} aria-hidden />
          </IconButton>
        </Box>
        <Cargado consulta={kardex}>{({ filas }) => <Movimientos filas={filas} />}</Cargado>
      </Box>
      <Box sx={{ minWidth: 0 }}>
        {kardex.data && kardex.data.filas.length > 1 && (
          <>
            <Typography variant="subtitle2" component="h3">
              {t('centralizado.detalle.saldoEn', { lugar })}
            </Typography>
            <GraficoDeSaldo filas={kardex.data.filas} />
          </>
        )}
        {al === undefined && <ReservasDeCelda articuloId={fila.articuloId} sucursalId={sucursalId} />}
      </Box>
    </Box>
  );
}

function Movimientos({ filas }: { readonly filas: readonly FilaDeKardex[] }) {
  const { t } = useTranslation('stock');
  if (filas.length === 0) {
    return <Typography variant="body2">{t('centralizado.detalle.sinMovimientos')}</Typography>;
  }
  return (
    <Box
      sx={{ overflowX: 'auto', borderRadius: '7px', border: 1, borderColor: 'divider', bgcolor: 'background.paper' }}
    >
      <Box component="table" sx={tabla}>
        <thead>
          <tr>
            <th scope="col">{t('centralizado.detalle.fecha')}</th>
            <th scope="col">{t('centralizado.detalle.movimiento')}</th>
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
            <th scope="col">{t('centralizado.detalle.quien')}</th>
          </tr>
        </thead>
        <tbody>
          {filas.map((fila) => (
            <tr key={fila.id}>
              <td>{formatearFechaHora(fila.fecha)}</td>
              <td>{t(`tipo.${fila.tipo}`)}</td>
              <td>
                <EnlaceDeDocumento documento={fila.documento} />
                {fila.motivo && ` · ${fila.motivo}`}
              </td>
              <td className="fin entra">{fila.cantidad.startsWith('-') ? '' : formatearVariacion(fila.cantidad)}</td>
              <td className="fin">{fila.cantidad.startsWith('-') ? formatearCantidad(fila.cantidad) : ''}</td>
              <td className={fila.saldo.startsWith('-') ? 'fin negativo' : 'fin'}>
                <b>{formatearCantidad(fila.saldo)}</b>
              </td>
              <td>{fila.quien}</td>
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}

const tabla = {
  width: '100%',
  minWidth: 620,
  borderCollapse: 'collapse',
  fontSize: '0.8125rem',
  '& th': { height: 34, px: 1.25, textAlign: 'start', fontSize: '0.75rem', fontWeight: 600, color: 'text.secondary' },
  '& td': { height: 36, px: 1.25, borderTop: 1, borderColor: 'divider', whiteSpace: 'nowrap' },
  '& .fin': { textAlign: 'end' },
  '& .entra': { color: 'success.text' },
  '& .negativo': { color: 'error.text' },
} as const;
