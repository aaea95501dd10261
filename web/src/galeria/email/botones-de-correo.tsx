import IconButton from '@mui/material/IconButton';
import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs';
import IconAlertCircleFilled from '@tabler/icons-react/dist/esm/icons/IconAlertCircleFilled.mjs';
import IconRestore from '@tabler/icons-react/dist/esm/icons/IconRestore.mjs';
import IconStar from '@tabler/icons-react/dist/esm/icons/IconStar.mjs';
import IconStarFilled from '@tabler/icons-react/dist/esm/icons/IconStarFilled.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import type { Email } from '#galeria/api-falsa/entidades/email.ts';
import { Pista } from '#ui/flotantes/pista.tsx';
import { textos } from './textos.ts';

type Props = { readonly correo: Email; readonly tabIndex?: 0 | -1; readonly onClick: () => void };

/** Stars a mail or takes the star away; its name says which. */
export function BotonDeEstrella({ correo, tabIndex = 0, onClick }: Props) {
  const t = textos.usar();
  const Icono = correo.starred ? IconStarFilled : IconStar;
  return (
    <Pista texto={t(correo.starred ? 'noDestacar' : 'destacar', { asunto: correo.subject })}>
      <IconButton
        size="small"
        tabIndex={tabIndex}
        onClick={onClick}
        sx={correo.starred ? { color: 'warning.text' } : {}}
      >
        <Icono size={18} stroke={1.7} aria-hidden />
      </IconButton>
    </Pista>
  );
}

export function BotonDeImportante({ correo, tabIndex = 0, onClick }: Props) {
  const t = textos.usar();
  const Icono = correo.important ? IconAlertCircleFilled : IconAlertCircle;
  return (
    <Pista texto={t(correo.important ? 'noImportante' : 'importante', { asunto: correo.subject })}>
      <IconButton
        size="small"
        tabIndex={tabIndex}
        onClick={onClick}
        sx={correo.important ? { color: 'error.text' } : {}}
      >
        <Icono size={18} stroke={1.7} aria-hidden />
      </IconButton>
    </Pista>
  );
}

/** To the bin, and out of it. */
export function BotonDePapelera({ correo, tabIndex = 0, onClick }: Props) {
  const t = textos.usar();
  const Icono = correo.trash ? IconRestore : IconTrash;
  return (
    <Pista texto={t(correo.trash ? 'restaurar' : 'eliminar', { asunto: correo.subject })}>
      <IconButton size="small" tabIndex={tabIndex} onClick={onClick}>
        <Icono size={18} stroke={1.7} aria-hidden />
      </IconButton>
    </Pista>
  );
}
