import ButtonBase from '@mui/material/ButtonBase';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import { useTranslation } from 'react-i18next';

/** Over the end of a cell under the pointer: the keyboard has F2. */
export function Lapiz(props: { readonly columna: string; readonly nombre: string; readonly onClick: () => void }) {
  const { t } = useTranslation('tabla');
  return (
    <ButtonBase
      className="lapiz"
      tabIndex={-1}
      aria-label={t('edicion.cambiar', { que: props.columna, de: props.nombre })}
      onClick={props.onClick}
      sx={{
        position: 'absolute',
        insetBlock: 6,
        insetInlineEnd: 4,
        width: 28,
        borderRadius: '6px',
        color: 'text.secondary',
        bgcolor: 'background.paper',
        boxShadow: 1,
        '&:hover': { color: 'primary.text' },
      }}
    >
      <IconPencil size={16} stroke={1.7} aria-hidden />
    </ButtonBase>
  );
}
