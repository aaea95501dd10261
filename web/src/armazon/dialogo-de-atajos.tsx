import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { Fragment, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { GrupoDeAtajos } from '#ui/pantalla/atajos.ts';
import { Atajo } from '#ui/piezas/atajo.tsx';
import { Oculto } from '#ui/piezas/oculto.tsx';
import { useAtajosDelArmazon } from './atajos-del-armazon.ts';

/** Every key there is: those of the whole application first, then those of each room. */
export function DialogoDeAtajos({
  useAtajos,
  ...props
}: {
  readonly open: boolean;
  readonly useAtajos: () => readonly GrupoDeAtajos[];
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('armazon');
  const { t: tUi } = useTranslation('ui');
  const id = useId();
  const grupos = [...useAtajosDelArmazon(), ...useAtajos()];
  return (
    <Dialog open={props.open} onClose={props.onClose} aria-labelledby={id} maxWidth="md" fullWidth>
      <DialogTitle id={id}>{t('atajos.titulo')}</DialogTitle>
      <DialogContent>
        <Box sx={{ columns: { xs: 1, sm: 2 }, columnGap: 4 }}>
          {grupos.map(({ titulo, atajos }) => (
            <Box key={titulo} component="section" sx={{ breakInside: 'avoid', mb: 2.5 }}>
              <Box component="h3" sx={{ m: 0, mb: 1, fontSize: '0.875rem', fontWeight: 600 }}>
                {titulo}
              </Box>
              <Box component="dl" sx={lista}>
                {atajos.map(({ teclas, texto }) => (
                  <Fragment key={texto}>
                    <dt>{texto}</dt>
                    <dd>
                      <Teclas teclas={teclas} />
                    </dd>
                  </Fragment>
                ))}
              </Box>
            </Box>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={props.onClose}>
          {tUi('accion.cerrar')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Here the keys are the content, so they are not hidden from who hears the page. */
function Teclas({ teclas }: { readonly teclas: readonly string[] }) {
  return (
    <Box component="bdi" dir="ltr" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.5 }}>
      {teclas.map((tecla) => (
        <Atajo key={tecla}>{tecla}</Atajo>
      ))}
      <Oculto>{teclas.join(' ')}</Oculto>
    </Box>
  );
}

const lista = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 0.75,
  m: 0,
  fontSize: '0.8125rem',
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, textAlign: 'end' },
} as const;
