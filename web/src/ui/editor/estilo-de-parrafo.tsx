import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { type Editor, useEditorState } from '@tiptap/react';
import { useTranslation } from 'react-i18next';

const NIVELES = [1, 2, 3] as const;

/** Paragraph or heading, for where the cursor is. */
export function EstiloDeParrafo({ editor }: { readonly editor: Editor }) {
  const { t } = useTranslation('editor');
  const nivel = useEditorState({
    editor,
    selector: ({ editor: actual }) => NIVELES.find((level) => actual.isActive('heading', { level })) ?? 0,
  });
  const handleCambio = (elegido: number) => {
    const level = NIVELES.find((uno) => uno === elegido);
    if (level === undefined) editor.chain().focus().setParagraph().run();
    else editor.chain().focus().setHeading({ level }).run();
  };
  return (
    <Select
      size="small"
      value={nivel}
      onChange={(evento) => handleCambio(Number(evento.target.value))}
      SelectDisplayProps={{ 'aria-label': t('estilo') }}
      sx={{ minWidth: 116, bgcolor: 'background.paper', '& .MuiSelect-select': { py: 0.5, fontSize: '0.8125rem' } }}
    >
      <MenuItem value={0}>{t('parrafo')}</MenuItem>
      {NIVELES.map((uno) => (
        <MenuItem key={uno} value={uno}>
          {t(`titulo${uno}`)}
        </MenuItem>
      ))}
    </Select>
  );
}
