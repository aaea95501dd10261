import Box from '@mui/material/Box';
import Image from '@tiptap/extension-image';
import { EditorContent, useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useEffect, useEffectEvent } from 'react';
import { BarraDeEditor } from './barra-de-editor.tsx';
import { estiloDeTexto } from './estilo-de-texto.ts';
import { htmlSeguro } from './html-ajeno.ts';

export type PropsDeEditor = {
  /** Name of the field for those who do not see it. */
  readonly etiqueta: string;
  readonly marcador: string;
  readonly inicial?: string;
  /** Least height of the paper, in px. */
  readonly alto?: number;
  readonly prueba: string;
  /** Takes the keyboard, after what it begins with, as soon as it is drawn. */
  readonly enfocado?: boolean;
  /** It is drawn, and as tall as it is going to be. */
  readonly onListo?: () => void;
  readonly onCambio: (html: string, caracteres: number) => void;
};

const EXTENSIONES = [
  StarterKit.configure({
    heading: { levels: [1, 2, 3] },
    link: { openOnClick: false, defaultProtocol: 'https', protocols: ['http', 'https', 'mailto', 'tel'] },
  }),
  Image.configure({ allowBase64: true }),
];

/** The toolbar and the paper. */
export function Escritorio(props: PropsDeEditor & { readonly adelantado: () => string }) {
  const { etiqueta, inicial = '', alto = 200, prueba } = props;
  const handleCambio = useEffectEvent((html: string, texto: string) => props.onCambio(html, texto.length));
  const editor = useEditor({
    extensions: EXTENSIONES,
    content: htmlSeguro(inicial),
    autofocus: props.enfocado ? 'end' : false,
    // The page takes no style element without its nonce; what the library would add stands below.
    injectCSS: false,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': etiqueta,
        'data-testid': `${prueba}-paper`,
      },
      transformPastedHTML: htmlSeguro,
    },
    onUpdate: ({ editor: actual }) =>
      handleCambio(actual.isEmpty ? '' : actual.getHTML(), actual.getText({ blockSeparator: '' })),
  });
  const alLlegar = useEffectEvent(() => {
    const renglones = props.adelantado().split('\n');
    const parrafos = renglones.map((text) => ({
      type: 'paragraph',
      content: text === '' ? [] : [{ type: 'text', text }],
    }));
    if (renglones.some((text) => text !== '')) editor.chain().focus('end').insertContent(parrafos).run();
    props.onListo?.();
  });
  // One that takes long to be drawn is thrown away by the library, which makes another: what was typed is for that one.
  useEffect(() => {
    if (!editor.isDestroyed) alLlegar();
  }, [editor]);
  return (
    <Box data-testid={prueba} sx={marco}>
      <BarraDeEditor editor={editor} />
      <Box
        data-vacio={editor.isEmpty || undefined}
        data-marcador={props.marcador}
        sx={{ ...papel, '& .ProseMirror': { ...hoja, minHeight: alto } }}
      >
        <EditorContent editor={editor} />
      </Box>
    </Box>
  );
}

const marco = {
  border: 1,
  borderColor: 'borderStrong',
  borderRadius: 1,
  overflow: 'hidden',
  bgcolor: 'background.paper',
  // As any other field while it is written in. What has the keyboard in its bar shows it by itself.
  '&:has(.ProseMirror:focus)': {
    borderColor: 'focusRing',
    boxShadow:
      '0 0 0 1px var(--t-palette-focusRing), 0 0 0 4px color-mix(in srgb, var(--t-palette-focusRing) 18%, transparent)',
  },
} as const;

const papel = {
  position: 'relative',
  maxHeight: 480,
  overflowY: 'auto',
  '&[data-vacio]::before': {
    content: 'attr(data-marcador)',
    unicodeBidi: 'plaintext',
    position: 'absolute',
    insetInlineStart: 16,
    top: 12,
    color: 'text.secondary',
    pointerEvents: 'none',
  },
} as const;

const hoja = {
  ...estiloDeTexto,
  position: 'relative',
  px: 2,
  py: 1.5,
  outline: 'none',
  whiteSpace: 'break-spaces',
  overflowWrap: 'anywhere',
  fontVariantLigatures: 'none',
  '& .ProseMirror-selectednode': { outline: '2px solid var(--t-palette-focusRing)' },
  '& .ProseMirror-gapcursor': { display: 'none' },
} as const;
