import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { type Ajuste, crearAjuste, verAjuste } from '@trastienda/nucleo/stock/contrato.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePuede } from '#acceso/permisos.tsx';
import { consultaDe } from '#api/consultas.ts';
import { Cargado, EsqueletoDeTexto } from '#ui/pantalla/cargado.tsx';
import { Pagina } from '#ui/pantalla/pagina.tsx';
import { useRastroDelMenu } from '#ui/pantalla/rastro.tsx';
import { Tarjeta } from '#ui/pantalla/tarjeta.tsx';
import { DocumentoDeAjuste } from './documento.tsx';
import { EditorDeAjuste } from './editor.tsx';
import { useEditor } from './use-editor.ts';

/** Last part of the address of an ajuste that does not exist yet. */
const NUEVO = 'nuevo';
const AJUSTE = '/stock/ajuste-stock/$id';

/** One adjustment: its editor while it is a draft, its document afterwards. */
export function AjusteScreen() {
  const { t } = useTranslation('stock');
  const puede = usePuede();
  const navigate = useNavigate();
  const param = useParams({ strict: false }).id ?? NUEVO;
  const id = param === NUEVO ? null : param;
  const hasta = useRastroDelMenu();
  const consulta = useQuery({ ...consultaDe(verAjuste, { params: { id: id ?? '' } }), enabled: id !== null });
  const ajuste = id === null ? undefined : consulta.data;
  const { clave, anunciar } = useMismoEditor(id);

  const edita = ajuste ? ajuste.estado === 'BORRADOR' && puede(crearAjuste, ajuste.sucursalId) : id === null;
  if (edita) {
    return (
      <Editor
        key={clave}
        inicial={ajuste ?? null}
        onCreado={(creado) => {
          anunciar(creado);
          void navigate({ to: AJUSTE, params: { id: creado }, replace: true });
        }}
      />
    );
  }
  if (ajuste) return <DocumentoDeAjuste ajuste={ajuste} />;
  return (
    <Pagina titulo={t('ajustes.titulo')} rastro={hasta}>
      <Tarjeta sinRelleno>
        <Cargado consulta={consulta} esqueleto={<EsqueletoDeTexto lineas={8} />}>
          {() => null}
        </Cargado>
      </Tarjeta>
    </Pagina>
  );
}

function Editor(props: { readonly inicial: Ajuste | null; readonly onCreado: (id: string) => void }) {
  const editor = useEditor(props);
  return <EditorDeAjuste editor={editor} />;
}

/**
 * Saving a new adjustment changes the address, and the editor with what is being typed in it has to stay. Any other
 * change of address starts an editor of its own.
 */
function useMismoEditor(id: string | null) {
  const [estado, setEstado] = useState<{ readonly id: string | null; readonly serie: number }>({ id, serie: 0 });
  const [anunciado, setAnunciado] = useState<string | null>(null);
  if (estado.id !== id) {
    const sigue = id !== null && anunciado === id;
    setEstado({ id, serie: sigue ? estado.serie : estado.serie + 1 });
    setAnunciado(null);
  }
  return { clave: estado.serie, anunciar: setAnunciado };
}
