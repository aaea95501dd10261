import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';

/** The first thing the keyboard reaches: over the menu, to the content. */
export function Saltar() {
  const { t } = useTranslation('armazon');
  return (
    <Link
      href="#contenido"
      onClick={(evento) => {
        // The address stays as it is: it belongs to the router.
        evento.preventDefault();
        document.getElementById('contenido')?.focus();
      }}
      sx={{
        position: 'fixed',
        insetInlineStart: 16,
        top: -60,
        zIndex: 1600,
        px: 2,
        py: 1,
        bgcolor: 'raised',
        '&:focus': { top: 12 },
      }}
    >
      {t('saltar')}
    </Link>
  );
}
