import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { Pista } from '#ui/flotantes/pista.tsx';
import { Atajo } from '#ui/piezas/atajo.tsx';
import { Seccion } from './seccion.tsx';
import { textos } from './textos.ts';

type Clase = 'principal' | 'tonal' | 'contorno' | 'texto' | 'peligro';
const CLASES: Readonly<Record<Clase, ButtonProps>> = {
  principal: { variant: 'contained' },
  tonal: { variant: 'tonal' },
  contorno: { variant: 'outlined' },
  texto: { variant: 'text' },
  peligro: { variant: 'contained', color: 'error' },
};

// What the mouse does, held still so that it can be seen.
const ENCIMA: Readonly<Record<Clase, object>> = {
  principal: { bgcolor: 'primary.dark' },
  tonal: { bgcolor: 'color-mix(in srgb, var(--t-palette-primary-soft), var(--t-palette-primary-accent) 22%)' },
  contorno: { bgcolor: 'action.hover' },
  texto: { bgcolor: 'primary.soft' },
  peligro: { bgcolor: 'error.dark' },
};
const ESTADOS = ['reposo', 'encima', 'foco', 'inactivo', 'ocupado'] as const;

/** Every button in every state. */
export function Botones() {
  const t = textos.usar();
  return (
    <Seccion titulo={t('botones.titulo')} texto={t('botones.texto')} codigo={CODIGO} ancha>
      <Box sx={{ overflowX: 'auto', mx: -1, px: 1 }} tabIndex={0} role="group" aria-label={t('botones.titulo')}>
        <Box component="table" sx={tabla}>
          <tbody>
            {ESTADOS.map((estado) => (
              <tr key={estado}>
                <th scope="row">{t(`botones.estado.${estado}`)}</th>
                {(Object.keys(CLASES) as Clase[]).map((clase) => (
                  <td key={clase}>
                    <Button
                      {...CLASES[clase]}
                      disabled={estado === 'inactivo'}
                      loading={estado === 'ocupado'}
                      {...(estado === 'foco' ? { className: 'Mui-focusVisible' } : {})}
                      {...(estado === 'encima' ? { sx: ENCIMA[clase] } : {})}
                    >
                      {t(`botones.clase.${clase}`)}
                    </Button>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Box>
      </Box>
      <Stack direction="row" sx={{ gap: 2, mt: 2, alignItems: 'center', flexWrap: 'wrap' }}>
        <Button variant="contained" size="small">
          {t('botones.chico')}
        </Button>
        <Button variant="contained">{t('botones.normal')}</Button>
        <Button variant="contained" size="large">
          {t('botones.grande')}
          <Atajo sobrePrimario>F9</Atajo>
        </Button>
        <Pista texto={t('botones.icono')}>
          <IconButton aria-label={t('botones.icono')}>
            <IconDownload size={20} stroke={1.5} aria-hidden />
          </IconButton>
        </Pista>
      </Stack>
    </Seccion>
  );
}

const tabla = {
  borderSpacing: '0 8px',
  '& th': {
    paddingInlineEnd: '20px',
    fontWeight: 400,
    fontSize: '0.8125rem',
    color: 'text.secondary',
    textAlign: 'start',
    whiteSpace: 'nowrap',
  },
  '& td': { paddingInlineEnd: '16px' },
} as const;

const CODIGO = `<Button variant="contained">{t('…')}</Button>   // one for each view
<Button variant="tonal">{t('…')}</Button>
<Button>{t('…')}</Button>                        // outline
<Button variant="text">{t('…')}</Button>
<Button variant="contained" color="error" loading={comando.isPending}>{t('…')}</Button>`;
