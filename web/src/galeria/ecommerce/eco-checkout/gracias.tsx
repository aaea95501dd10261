import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import GlobalStyles from '@mui/material/GlobalStyles';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import { RUTAS } from '#galeria/ecommerce/rutas.ts';
import { textos } from '#galeria/ecommerce/textos.ts';
import { formatearCantidad, formatearFechaHora, formatearPesos } from '#ui/formato/formato.ts';
import { EnlaceBoton } from '#ui/piezas/enlace.tsx';
import type { Pedido } from './estado.ts';
import { Cifras } from './resumen.tsx';

/** The order is made: its number, and its receipt to print. A press beside it, as the second of a double click, is none. */
export function Gracias({ pedido, onCerrar }: { readonly pedido: Pedido; readonly onCerrar: () => void }) {
  const t = textos.usar();
  return (
    <Dialog
      open
      onClose={(_, razon) => {
        if (razon !== 'backdropClick') onCerrar();
      }}
      aria-labelledby="gracias-titulo"
      fullWidth
      maxWidth="sm"
      className="recibo"
    >
      <GlobalStyles styles={soloElRecibo} />
      <Box sx={{ p: { xs: 3, sm: 4 }, display: 'grid', gap: 2.5 }} data-testid="pago-gracias">
        <Stack className="fuera-del-papel" sx={{ alignItems: 'center', gap: 1, textAlign: 'center' }}>
          <Box sx={{ color: 'success.main' }}>
            <IconCircleCheck size={64} stroke={1.3} aria-hidden />
          </Box>
          <Typography id="gracias-titulo" variant="h4" component="h2">
            {t('pago.gracias')}
          </Typography>
          <Typography sx={{ color: 'text.secondary' }}>{t('pago.graciasTexto')}</Typography>
        </Stack>
        <Recibo pedido={pedido} />
        <Stack
          className="fuera-del-papel"
          sx={{ gap: 1, flexDirection: { xs: 'column-reverse', sm: 'row' }, justifyContent: 'space-between' }}
        >
          <EnlaceBoton to={RUTAS.shop}>{t('pago.volverALaTienda')}</EnlaceBoton>
          <Button
            variant="contained"
            startIcon={<IconPrinter size={18} stroke={1.7} aria-hidden />}
            onClick={() => globalThis.print()}
          >
            {t('pago.recibo')}
          </Button>
        </Stack>
      </Box>
    </Dialog>
  );
}

function Recibo({ pedido: { id, en, renglones, totales } }: { readonly pedido: Pedido }) {
  const t = textos.usar();
  return (
    <Box component="section" aria-label={t('pago.reciboTitulo')} sx={{ display: 'grid', gap: 2 }}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', flexWrap: 'wrap', gap: 1, fontWeight: 600 }}>
        <span data-testid="pago-pedido">{t('pago.pedido', { id })}</span>
        <span>{formatearFechaHora(en)}</span>
      </Stack>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.75 }}>
        {renglones.map(({ product, qty, centavos }) => (
          <Stack key={product.id} component="li" direction="row" sx={{ justifyContent: 'space-between', gap: 2 }}>
            <span>
              {formatearCantidad(qty)} × {product.title}
            </span>
            <span>{formatearPesos(centavos / 100)}</span>
          </Stack>
        ))}
      </Box>
      <Cifras totales={totales} />
    </Box>
  );
}

/** On paper there is nothing but the receipt. */
const soloElRecibo = {
  '@media print': {
    'body > :not(.recibo)': { display: 'none !important' },
    '.recibo .MuiBackdrop-root, .recibo .fuera-del-papel': { display: 'none !important' },
    '.recibo .MuiPaper-root': { boxShadow: 'none !important' },
  },
} as const;
