import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useIsFetching } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Popover } from '#ui/flotantes/flotantes.tsx';
import { ChipDeFiltro } from '#ui/listas/filtros.tsx';

const ESPERA_MS = 2_000;

/**
 * The fields that the filters of an address name and no column of the reader has: it comes from whoever has it. Some
 * columns come after the others, as those of the campos of the business: nothing is said while any may.
 */
export function useAjenos(filtros: string | undefined, propios: readonly string[]): readonly string[] {
  const trayendo = useIsFetching() > 0;
  const nombrados = (filtros ?? '').split(';').flatMap((parte) => parte.split(':')[0] || []);
  const ajenos = [...new Set(nombrados)].filter((campo) => !propios.includes(campo));
  const cuales = ajenos.join();
  const [asentados, setAsentados] = useState<string>();
  useEffect(() => {
    if (trayendo) return;
    const reloj = setTimeout(() => setAsentados(cuales), ESPERA_MS);
    return () => clearTimeout(reloj);
  }, [trayendo, cuales]);
  return cuales === asentados ? ajenos : [];
}

/** What an address asks of a column that the reader has not: it can be known of, and taken away. */
export function OtroFiltro({ onQuitar }: { readonly onQuitar: () => void }) {
  const { t } = useTranslation('tabla');
  const titulo = useId();
  const [ancla, setAncla] = useState<HTMLElement | null>(null);
  return (
    <>
      <ChipDeFiltro
        etiqueta={t('filtro.otro.titulo')}
        texto={t('filtro.otro.de')}
        onAbrir={setAncla}
        onQuitar={onQuitar}
      />
      <Popover
        open={ancla !== null}
        anchorEl={ancla}
        onClose={() => setAncla(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-labelledby': titulo } }}
      >
        <Stack sx={{ gap: 1.5, p: 2, width: 308, maxWidth: '100%' }}>
          <Typography id={titulo} component="h2" variant="subtitle2">
            {t('filtro.otro.titulo')}
          </Typography>
          <Typography variant="body2">{t('filtro.otro.texto')}</Typography>
          <Button variant="text" onClick={onQuitar} sx={{ alignSelf: 'flex-end' }}>
            {t('filtro.quitar')}
          </Button>
        </Stack>
      </Popover>
    </>
  );
}
