import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { formatearDocumento } from '@trastienda/nucleo/clientes/documento.ts';
import { listarDepositos } from '@trastienda/nucleo/tablas-generales/contrato.ts';
import { finalizarNota } from '@trastienda/nucleo/ventas/contrato.ts';
import type { NotaDetalle } from '@trastienda/nucleo/ventas/contrato-respuestas.ts';
import { Trans, useTranslation } from 'react-i18next';
import { usePuede } from '#acceso/permisos.tsx';
import { consultaDe } from '#api/consultas.ts';
import { formatearCantidad } from '#ui/formato/formato.ts';
import { Tarjeta } from '#ui/pantalla/tarjeta.tsx';
import { Atajo } from '#ui/piezas/atajo.tsx';
import { formatearTotal } from '#ventas/moneda.ts';
import type { EntregaEnCurso } from './use-entrega.ts';

type Props = {
  readonly nota: NotaDetalle;
  readonly entrega: EntregaEnCurso;
  readonly onEntregar: () => void;
  readonly esCelular: boolean;
};

/** For whom, from where, how much of it all goes out, and the button that does it. */
export function PanelDeEntrega(props: Props) {
  return (
    <Stack
      sx={{ gap: 2, minHeight: 0, overflowY: { lg: 'auto' }, p: '1px', m: '-1px', pb: { xs: '180px', sm: '1px' } }}
    >
      <Datos {...props} />
      {props.esCelular ? (
        <Box component="footer" data-se-queda sx={pie}>
          <Resumen {...props} />
        </Box>
      ) : (
        <Tarjeta densa sx={{ display: 'flex', flexDirection: 'column', flex: { lg: 1 } }}>
          <Resumen {...props} />
        </Tarjeta>
      )}
    </Stack>
  );
}

const TODOS = 200;

function Datos({ nota, entrega }: Props) {
  const { t } = useTranslation('ventas');
  const puede = usePuede();
  const depositos = useQuery(
    consultaDe(listarDepositos, { query: { vendible: 'true', activo: 'true', porPagina: TODOS } }),
  );
  const elegibles = (depositos.data?.filas ?? []).filter(
    ({ id, sucursalId }) => id === entrega.propio || (sucursalId !== null && puede(finalizarNota, sucursalId)),
  );
  const handleDeposito = (elegido: string) => {
    const { nombre, sucursalId, sucursal } = elegibles.find(({ id }) => id === elegido) ?? {};
    if (nombre === undefined || !sucursalId) return;
    entrega.elegirLugar({ depositoId: elegido, deposito: nombre, sucursalId, sucursal: sucursal ?? '' });
  };
  return (
    <Tarjeta densa sx={{ flex: 'none' }}>
      <Typography component="h2" sx={{ fontSize: '0.9375rem', lineHeight: '1.25rem', fontWeight: 600 }}>
        {nota.cliente.razonSocial}
      </Typography>
      <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
        {formatearDocumento({ tipo: nota.cliente.documentoTipo, numero: nota.cliente.documentoNumero })}
      </Typography>
      <Box sx={{ borderTop: 1, borderColor: 'divider', mt: 1.5, pt: 1.5 }}>
        {elegibles.length > 1 ? (
          <TextField
            select
            fullWidth
            label={t('finalizar.datos.deposito')}
            value={entrega.depositoId}
            onChange={(evento) => handleDeposito(evento.target.value)}
            helperText={
              entrega.depositoId === entrega.propio
                ? undefined
                : t('finalizar.datos.ajeno', { deposito: nota.deposito.nombre })
            }
          >
            {elegibles.map(({ id, nombre, sucursal }) => (
              <MenuItem key={id} value={id}>
                {[nombre, sucursal].filter((parte) => parte !== null).join(', ')}
              </MenuItem>
            ))}
          </TextField>
        ) : (
          <Typography variant="body2">
            {t('documento.datos.sale', { deposito: nota.deposito.nombre, sucursal: nota.sucursal.nombre })}
          </Typography>
        )}
        {nota.observaciones !== '' && (
          <Typography
            variant="body2"
            sx={{ mt: 1.5, color: 'text.secondary', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
          >
            {nota.observaciones}
          </Typography>
        )}
      </Box>
    </Tarjeta>
  );
}

function Resumen({ nota, entrega, onEntregar, esCelular }: Props) {
  const { t } = useTranslation('ventas');
  const { resumen, cancelados } = entrega;
  const parte = (Number(resumen.unidades) / Number(resumen.deUnidades)) * 100;
  const boton =
    cancelados.size === 0
      ? t('finalizar.entregar')
      : resumen.unidades === '0'
        ? t('finalizar.cancelarSolo')
        : t('finalizar.entregarYCancelar');
  return (
    <>
      <Stack direction="row" sx={{ justifyContent: 'space-between', fontSize: '0.8125rem', color: 'text.secondary' }}>
        <span>{t('finalizar.resumen.unidades')}</span>
        <Box component="span" sx={{ '& b': { color: 'text.primary' } }}>
          <Trans
            t={t}
            i18nKey="finalizar.resumen.de"
            values={{ ahora: formatearCantidad(resumen.unidades), total: formatearCantidad(resumen.deUnidades) }}
            components={{ b: <b /> }}
          />
        </Box>
      </Stack>
      <LinearProgress
        variant="determinate"
        value={Math.min(parte, 100)}
        aria-label={t('finalizar.resumen.unidades')}
        sx={barra}
      />
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1 }}>
        <Typography component="span" sx={{ fontWeight: 600 }}>
          {t('finalizar.resumen.valor')}
        </Typography>
        <Typography
          component="span"
          role="status"
          sx={{
            marginInlineStart: 'auto',
            fontSize: '1.375rem',
            lineHeight: '1.75rem',
            fontWeight: 600,
            whiteSpace: 'nowrap',
          }}
        >
          {formatearTotal(resumen.valor, nota.lista.moneda)}
        </Typography>
      </Stack>
      <Typography variant="caption" sx={{ color: 'text.secondary', textAlign: 'end' }}>
        {t('finalizar.resumen.conIva', { total: formatearTotal(nota.totales.total, nota.lista.moneda) })}
      </Typography>
      {resumen.hacia === 'FINALIZADA' && cancelados.size > 0 && (
        <Typography variant="caption" sx={{ mt: 1, color: 'warning.text', fontWeight: 500 }}>
          {t('finalizar.cancelaTodo')}
        </Typography>
      )}
      <Box sx={{ flex: 1, minHeight: esCelular ? 8 : 16 }} />
      <Button
        fullWidth
        size="large"
        variant="contained"
        loading={entrega.ocupada}
        disabled={resumen.hacia === 'nada'}
        onClick={onEntregar}
      >
        {resumen.hacia === 'nada' ? t('finalizar.nadaElegido') : boton}
        {!esCelular && <Atajo sobrePrimario={resumen.hacia !== 'nada'}>F9</Atajo>}
      </Button>
    </>
  );
}

const barra = {
  my: 1.25,
  height: 8,
  borderRadius: '4px',
  bgcolor: 'page',
  '& .MuiLinearProgress-bar': { borderRadius: '4px' },
} as const;
const pie = {
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: 1090,
  display: 'flex',
  flexDirection: 'column',
  p: 2,
  pb: 'calc(16px + env(safe-area-inset-bottom))',
  bgcolor: 'background.paper',
  borderTop: 1,
  borderColor: 'divider',
} as const;
