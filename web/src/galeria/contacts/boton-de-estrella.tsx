import IconButton from '@mui/material/IconButton';
import IconStar from '@tabler/icons-react/dist/esm/icons/IconStar.mjs';
import IconStarFilled from '@tabler/icons-react/dist/esm/icons/IconStarFilled.mjs';
import type { Contact } from '#galeria/api-falsa/entidades/contacts.ts';
import { Pista } from '#ui/flotantes/pista.tsx';
import { nombreDe } from './estado.ts';
import { textos } from './textos.ts';

/** Stars somebody, or takes the star away; its name says which. */
export function BotonDeEstrella(props: {
  readonly contacto: Contact;
  readonly tabIndex?: 0 | -1;
  readonly onClick: () => void;
}) {
  const t = textos.usar();
  const { contacto } = props;
  const Icono = contacto.starred ? IconStarFilled : IconStar;
  return (
    <Pista texto={t(contacto.starred ? 'noDestacar' : 'destacar', { quien: nombreDe(contacto) })}>
      <IconButton
        size="small"
        tabIndex={props.tabIndex ?? 0}
        onClick={props.onClick}
        sx={contacto.starred ? { color: 'warning.text' } : {}}
      >
        <Icono size={18} stroke={1.7} aria-hidden />
      </IconButton>
    </Pista>
  );
}
