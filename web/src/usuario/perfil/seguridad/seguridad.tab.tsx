import Box from '@mui/material/Box';
import type { Perfil } from '@trastienda/nucleo/acceso/contrato.ts';
import { Contrasena } from './contrasena.tsx';
import { Llaves } from './llaves.tsx';
import { Pin } from './pin.tsx';
import { SegundoFactor } from './segundo-factor.tsx';

/** Everything that keeps others out of the account. */
export function SeguridadTab({ perfil }: { readonly perfil: Perfil }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '1fr 1fr' },
        alignItems: 'start',
      }}
    >
      <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
        <SegundoFactor perfil={perfil} />
        <Llaves perfil={perfil} />
      </Box>
      <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
        <Contrasena perfil={perfil} />
        <Pin perfil={perfil} />
      </Box>
    </Box>
  );
}
