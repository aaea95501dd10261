import { useTranslation } from 'react-i18next';
import type { RamaDeMenu } from '#ui/pantalla/menu.ts';
import { MenuDeEnlaces } from './desplegable.tsx';
import { gruposDe } from './grupos-de-enlaces.ts';

type Props = {
  readonly rama: RamaDeMenu;
  /** The address of the entry that is on screen. */
  readonly actual: string | undefined;
  readonly open: boolean;
  readonly anchorEl: HTMLElement | null;
  readonly onClose: () => void;
};

/** The screens of a branch of the narrow menu, beside its icon. */
export function MenuDeRama({ rama, actual, open, anchorEl, onClose }: Props) {
  const { t } = useTranslation('menu');
  return (
    <MenuDeEnlaces
      etiqueta={t(rama.titulo)}
      ancla={open ? anchorEl : null}
      lado="costado"
      grupos={gruposDe(rama, actual, t)}
      onCerrar={onClose}
    />
  );
}
