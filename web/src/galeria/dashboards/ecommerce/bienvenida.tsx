import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Snackbar from '@mui/material/Snackbar';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type SyntheticEvent, useEffect, useState } from 'react';
import { dibujo } from '#galeria/comun/dibujo.ts';
import { formatearPesos, formatearPorcentaje } from '#ui/formato/formato.ts';
import { Tarjeta } from '#ui/pantalla/tarjeta.tsx';
import { textos } from './textos.ts';

const CLAVE = 'trastienda.demo.bienvenida.v1';
const A_LA_VISTA_MS = 3000;
/** The top bar, and a little more. */
const BAJO_LA_BARRA = 84;

/** A greeting that goes by itself, once in each session of the browser. It stands over the page, which stays where it is. */
export function AvisoDeBienvenida() {
  const t = textos.usar();
  const [abierto, setAbierto] = useState(() => sessionStorage.getItem(CLAVE) === null);
  useEffect(() => {
    sessionStorage.setItem(CLAVE, 'si');
  }, []);
  const handleClose = (_: Event | SyntheticEvent, motivo?: string) => {
    // A click elsewhere is of the page.
    if (motivo !== 'clickaway') setAbierto(false);
  };
  return (
    <Snackbar
      open={abierto}
      autoHideDuration={A_LA_VISTA_MS}
      onClose={handleClose}
      anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
      sx={{ top: { xs: BAJO_LA_BARRA } }}
    >
      <Alert severity="info" variant="filled" onClose={handleClose} data-testid="panel-bienvenida">
        {t('bienvenida')}
      </Alert>
    </Snackbar>
  );
}

const momento = (hora: number) => (hora >= 5 && hora < 13 ? 'manana' : hora >= 13 && hora < 20 ? 'tarde' : 'noche');

/** Good day, by the hour, and the two figures one asks for first. */
export function Saludo() {
  const t = textos.usar();
  return (
    <Tarjeta sx={{ position: 'relative', bgcolor: 'band', overflow: 'hidden' }}>
      <Stack direction="row" sx={{ gap: 3, alignItems: 'center', height: '100%' }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="h4" component="h2">
            {t(`saludo.${momento(new Date().getHours())}`)}
          </Typography>
          <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>{t('saludoTexto')}</Typography>
          <Stack component="dl" direction="row" sx={{ gap: 4, mt: 3, mb: 0, flexWrap: 'wrap', '& dd': { m: 0 } }}>
            <Cifra nombre={t('ventasDeHoy')} valor={formatearPesos(2340)} />
            <Cifra nombre={t('rendimiento')} valor={formatearPorcentaje(35)} />
          </Stack>
        </Box>
        <Box
          component="img"
          src={dibujo('panel de la tienda', 'paisaje', 320, 220)}
          alt=""
          sx={{ display: { xs: 'none', sm: 'block' }, width: { sm: 200, md: 260 }, borderRadius: 1 }}
        />
      </Stack>
    </Tarjeta>
  );
}

function Cifra({ nombre, valor }: { readonly nombre: string; readonly valor: string }) {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column-reverse' }}>
      <Box component="dt" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
        {nombre}
      </Box>
      <Box component="dd" sx={{ fontSize: '1.375rem', fontWeight: 700 }}>
        {valor}
      </Box>
    </Box>
  );
}
