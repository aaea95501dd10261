import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { PoliticaDeRol } from '@trastienda/nucleo/administrador/contrato.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Tarjeta } from '#ui/pantalla/tarjeta.tsx';
import { Matriz } from './matriz.tsx';

/** The matrix of roles and actions (ADM-01). Where the roles do not fit side by side, one at a time. */
export function Roles({ roles }: { readonly roles: readonly PoliticaDeRol[] }) {
  const { t } = useTranslation('administrador');
  const caben = useMediaQuery('(min-width:900px)');
  const nombres = t('roles', { returnObjects: true });
  const [elegido, setElegido] = useState(roles[0]?.rol ?? '');
  return (
    <Tarjeta sinRelleno>
      <Typography sx={{ color: 'text.secondary', px: 2.5, pt: 2, pb: 1.5 }}>{t('permisos.texto')}</Typography>
      {!caben && (
        <TextField
          select
          label={t('permisos.rol')}
          value={elegido}
          onChange={(evento) => setElegido(evento.target.value)}
          sx={{ mx: 2.5, mb: 2, width: 'calc(100% - 40px)' }}
        >
          {roles.map(({ rol }) => (
            <MenuItem key={rol} value={rol}>
              {nombres[rol]}
            </MenuItem>
          ))}
        </TextField>
      )}
      <Matriz roles={caben ? roles : roles.filter(({ rol }) => rol === elegido)} />
    </Tarjeta>
  );
}
