import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { normaCodigo } from '@trastienda/nucleo/comun/texto.ts';
import { listarNumeros } from '@trastienda/nucleo/stock/contrato.ts';
import type { NumeroPedido } from '@trastienda/nucleo/stock/numeros/numero-pedido.ts';
import { useTranslation } from 'react-i18next';
import { consultaDe } from '#api/consultas.ts';
import { formatearCantidad } from '#ui/formato/formato.ts';
import { Cargado } from '#ui/pantalla/cargado.tsx';
import { Vencimiento } from './vencimiento.tsx';

const PRIMEROS = 50;

/** Those that are there, what expires first above: a tick takes one along. */
export function EnElDeposito(props: {
  readonly articuloId: string;
  readonly depositoId: string;
  readonly anotados: readonly NumeroPedido[];
  readonly onAnotar: (numero: string, hay: string) => void;
  readonly onQuitar: (numero: string) => void;
}) {
  const { t } = useTranslation('stock');
  const { articuloId, depositoId } = props;
  const consulta = useQuery(
    consultaDe(listarNumeros, {
      query: { articuloId, depositoId, enStock: 'true', orden: 'vence', pagina: 1, porPagina: PRIMEROS },
    }),
  );
  const elegidos = new Set(props.anotados.map(({ numero }) => normaCodigo(numero)));
  return (
    <section>
      <Typography variant="subtitle2" component="h3" sx={{ mb: 0.5 }}>
        {t('numeros.enDeposito')}
      </Typography>
      <Cargado consulta={consulta}>
        {({ filas }) =>
          filas.length === 0 ? (
            <Typography sx={{ color: 'text.secondary' }}>{t('numeros.ninguno')}</Typography>
          ) : (
            <Box component="ul" aria-label={t('numeros.enDeposito')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
              {filas.map(({ id, numero, vence, lugares, control }) => {
                const hay = lugares[0]?.cantidad ?? '0';
                const elegido = elegidos.has(normaCodigo(numero));
                return (
                  <Box component="li" key={id}>
                    <Box component="label" sx={fila}>
                      <Checkbox
                        checked={elegido}
                        onChange={() => (elegido ? props.onQuitar(numero) : props.onAnotar(numero, hay))}
                        sx={{ p: 0.75, marginInlineStart: -0.75 }}
                      />
                      <Box component="bdi" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                        {numero}
                      </Box>
                      <Vencimiento vence={vence} />
                      {control === 'LOTE' && <span>{formatearCantidad(hay)}</span>}
                    </Box>
                  </Box>
                );
              })}
            </Box>
          )
        }
      </Cargado>
    </section>
  );
}

const fila = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  minHeight: 44,
  fontSize: '0.875rem',
  cursor: 'pointer',
} as const;
