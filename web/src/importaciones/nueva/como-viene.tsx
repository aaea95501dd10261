import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { descargarPlantilla } from '@trastienda/nucleo/importaciones/contrato.ts';
import { camposDe, type Entidad } from '@trastienda/nucleo/importaciones/entidades/entidades.ts';
import { useTranslation } from 'react-i18next';
import { vueltaDe } from '#importaciones/entidades.ts';
import { usePerfiles } from '#importaciones/use-perfiles.ts';
import { useDescarga } from '#ui/archivos/use-descarga.ts';
import { Tarjeta } from '#ui/pantalla/tarjeta.tsx';

type Props = {
  readonly entidad: Entidad;
  readonly perfil: string;
  /** The id of the sentence that tells what such a file brings. */
  readonly fraseId: string;
  readonly onPerfil: (perfil: string) => void;
};

/** What a file of this kind brings and looks like: its profile if it has one, the columns that are known, and a template. */
export function ComoViene({ entidad, perfil, fraseId, onPerfil }: Props) {
  const { t } = useTranslation('importaciones');
  const perfiles = usePerfiles(entidad);
  return (
    <Tarjeta densa titulo={t(`entidad.${entidad}.titulo`)}>
      <Stack sx={{ gap: 2 }}>
        <Typography id={fraseId} variant="body2" sx={{ color: 'text.secondary' }}>
          {t(`entidad.${entidad}.frase`)}
        </Typography>
        {perfiles.length > 0 && (
          <TextField
            select
            fullWidth
            label={t('nueva.perfil')}
            value={perfil}
            onChange={(evento) => onPerfil(evento.target.value)}
            helperText={t('nueva.perfilAyuda')}
            slotProps={{ select: { displayEmpty: true } }}
          >
            <MenuItem value="">{t('nueva.sinPerfil')}</MenuItem>
            {perfiles.map(({ valor, texto }) => (
              <MenuItem key={valor} value={valor}>
                {texto}
              </MenuItem>
            ))}
          </TextField>
        )}
        <Columnas entidad={entidad} />
        <BotonDePlantilla entidad={entidad} />
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {t(`nueva.${vueltaDe(entidad)}`)}
        </Typography>
      </Stack>
    </Tarjeta>
  );
}

function Columnas({ entidad }: { readonly entidad: Entidad }) {
  const { t } = useTranslation('importaciones');
  const campos = Object.entries(camposDe(entidad));
  return (
    <Box>
      <Typography variant="caption" component="h3" sx={{ color: 'text.secondary', fontWeight: 500, mb: 0.75 }}>
        {t('nueva.columnas')}
      </Typography>
      <Box component="ul" sx={lista}>
        {campos.map(([nombre, { titulo, obligatorio }]) => (
          <Box component="li" key={nombre} data-obligatoria={obligatorio !== false}>
            {titulo}
            {obligatorio !== false && <span>{obligatorio === true ? t('nueva.obligatoria') : t('nueva.alCrear')}</span>}
          </Box>
        ))}
      </Box>
    </Box>
  );
}

function BotonDePlantilla({ entidad }: { readonly entidad: Entidad }) {
  const { t } = useTranslation('importaciones');
  const { ocupado, bajar } = useDescarga();
  const handleClick = () => {
    bajar(descargarPlantilla, { query: { entidad } }, t('nueva.plantillaArchivo', { entidad }));
  };
  return (
    <Button loading={ocupado} startIcon={<IconDownload size={18} stroke={1.7} aria-hidden />} onClick={handleClick}>
      {t('nueva.plantilla')}
    </Button>
  );
}

const lista = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 0.75,
  m: 0,
  p: 0,
  listStyle: 'none',
  '& li': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 0.75,
    minHeight: 24,
    px: 1,
    borderRadius: '5px',
    bgcolor: 'page',
    color: 'text.secondary',
    fontSize: '0.75rem',
    lineHeight: '1rem',
  },
  '& li[data-obligatoria="true"]': { bgcolor: 'primary.soft', color: 'primary.onSoft', fontWeight: 600 },
  '& li span': { fontWeight: 500 },
} as const;
