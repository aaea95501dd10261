import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs';
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import IconMailOpened from '@tabler/icons-react/dist/esm/icons/IconMailOpened.mjs';
import IconRestore from '@tabler/icons-react/dist/esm/icons/IconRestore.mjs';
import IconStar from '@tabler/icons-react/dist/esm/icons/IconStar.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import type { Email } from '#galeria/api-falsa/entidades/email.ts';
import { Pista } from '#ui/flotantes/pista.tsx';
import type { Icono } from '#ui/piezas/icono.ts';
import type { AccionesDeCorreo } from './acciones.ts';
import { textos } from './textos.ts';

/** What can be done with all the mails that are ticked, over what it takes the place of. */
export function BarraDeElegidos({
  tildados,
  acciones,
}: {
  readonly tildados: readonly Email[];
  readonly acciones: AccionesDeCorreo;
}) {
  const t = textos.usar();
  const ids = tildados.map(({ id }) => id);
  const hayNoLeidos = tildados.some(({ unread }) => unread);
  const enPapelera = tildados.every(({ trash }) => trash);
  return (
    <Box role="toolbar" aria-label={t('accionesDeElegidos')} data-testid="email-bulk" sx={barra}>
      <Box component="span" role="status" sx={{ flex: 1, fontSize: '0.8125rem', fontWeight: 600 }}>
        {t('elegidos', { count: ids.length })}
      </Box>
      <Boton
        texto={t(hayNoLeidos ? 'leido' : 'noLeidoAccion')}
        icono={hayNoLeidos ? IconMailOpened : IconMail}
        onClick={() => acciones.leidos(ids, hayNoLeidos)}
      />
      <Boton texto={t('destacarVarios')} icono={IconStar} onClick={() => acciones.destacar(ids)} />
      <Boton texto={t('importanteVarios')} icono={IconAlertCircle} onClick={() => acciones.importante(ids)} />
      <Boton
        texto={t(enPapelera ? 'restaurarVarios' : 'aPapelera')}
        icono={enPapelera ? IconRestore : IconTrash}
        onClick={() => acciones.papelera(ids)}
      />
      <Boton texto={t('soltar')} icono={IconX} onClick={() => acciones.soltar(ids)} />
    </Box>
  );
}

function Boton(props: { readonly texto: string; readonly icono: Icono; readonly onClick: () => void }) {
  return (
    <Pista texto={props.texto}>
      <IconButton size="small" onClick={props.onClick} sx={{ color: 'inherit' }}>
        <props.icono size={18} stroke={1.7} aria-hidden />
      </IconButton>
    </Pista>
  );
}

const barra = {
  position: 'absolute',
  inset: 0,
  display: 'flex',
  alignItems: 'center',
  gap: 0.25,
  px: 2,
  py: 0.5,
  bgcolor: 'primary.soft',
  color: 'primary.onSoft',
} as const;
