import DialogTitle from '@mui/material/DialogTitle';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { textos } from '#galeria/ui-components/textos.ts';
import { AvatarDe } from '#ui/piezas/avatar.tsx';
import { ConBoton } from './con-boton.tsx';

const CUENTAS = ['lucia@example.com', 'mostrador@example.com', 'deposito@example.com'];

/** One of a few accounts, chosen with a click. */
export function Simple() {
  const t = textos.usar();
  const [elegida, setElegida] = useState<string | null>(null);
  return (
    <Stack sx={{ gap: 1.5, alignItems: 'flex-start' }}>
      <Typography role="status" sx={{ color: 'text.secondary' }}>
        {elegida === null ? t('dialogo.ninguna') : t('dialogo.elegida', { cual: elegida })}
      </Typography>
      <ConBoton nombre={t('dialogo.simple')}>
        {(id, cerrar) => (
          <>
            <DialogTitle id={id}>{t('dialogo.simpleTexto')}</DialogTitle>
            <List sx={{ pt: 0, minWidth: 300 }}>
              {CUENTAS.map((cuenta) => (
                <ListItem key={cuenta} disablePadding>
                  <ListItemButton
                    onClick={() => {
                      setElegida(cuenta);
                      cerrar();
                    }}
                    sx={{ gap: 1.5, px: 3 }}
                  >
                    <AvatarDe quien={{ nombre: cuenta }} lado={32} />
                    {cuenta}
                  </ListItemButton>
                </ListItem>
              ))}
            </List>
          </>
        )}
      </ConBoton>
    </Stack>
  );
}
