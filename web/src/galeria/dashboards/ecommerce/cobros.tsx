import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import IconArrowDownLeft from '@tabler/icons-react/dist/esm/icons/IconArrowDownLeft.mjs';
import IconArrowUpRight from '@tabler/icons-react/dist/esm/icons/IconArrowUpRight.mjs';
import { useState } from 'react';
import { PanelLateral } from '#ui/flotantes/panel-lateral.tsx';
import { formatearPesos } from '#ui/formato/formato.ts';
import { Tarjeta } from '#ui/pantalla/tarjeta.tsx';
import { Simbolo } from '#ui/piezas/simbolo.tsx';
import { COBROS } from './muestras.ts';
import { textos } from './textos.ts';

const A_LA_VISTA = 4;

/** How the last ones paid; all of them in a panel. */
export function MediosDeCobro() {
  const t = textos.usar();
  const [abierto, setAbierto] = useState(false);
  return (
    <Tarjeta titulo={t('medios')} densa sx={{ display: 'flex', flexDirection: 'column' }}>
      <Cobros cobros={COBROS.slice(0, A_LA_VISTA)} />
      <Button fullWidth aria-haspopup="dialog" onClick={() => setAbierto(true)} sx={{ mt: 2 }}>
        {t('verTodas')}
      </Button>
      <PanelLateral abierto={abierto} titulo={t('medios')} onCerrar={() => setAbierto(false)}>
        <Cobros cobros={COBROS} />
      </PanelLateral>
    </Tarjeta>
  );
}

function Cobros({ cobros }: { readonly cobros: typeof COBROS }) {
  return (
    <Stack component="ul" sx={lista}>
      {cobros.map(({ id, medio, detalle, importe }) => (
        <Stack
          component="li"
          key={id}
          direction="row"
          sx={{ gap: 1.5, alignItems: 'center' }}
          data-testid="panel-cobro"
        >
          <Simbolo tono={importe < 0 ? 'error' : 'success'}>
            {importe < 0 ? (
              <IconArrowUpRight size={20} stroke={1.6} aria-hidden />
            ) : (
              <IconArrowDownLeft size={20} stroke={1.6} aria-hidden />
            )}
          </Simbolo>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Box sx={{ fontWeight: 600 }}>{medio}</Box>
            <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>{detalle}</Box>
          </Box>
          <Box sx={{ fontWeight: 600, whiteSpace: 'nowrap', color: importe < 0 ? 'error.text' : 'text.primary' }}>
            <bdi>{formatearPesos(importe)}</bdi>
          </Box>
        </Stack>
      ))}
    </Stack>
  );
}

/** In a card that its neighbours make higher, they stand apart. */
const lista = { flexGrow: 1, justifyContent: 'space-between', gap: 2, m: 0, p: 0, listStyle: 'none' } as const;
