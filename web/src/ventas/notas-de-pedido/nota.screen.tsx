import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { verNota } from '@trastienda/nucleo/ventas/contrato.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { consultaDe } from '#api/consultas.ts';
import { Cargado, EsqueletoDeTexto } from '#ui/pantalla/cargado.tsx';
import { Pagina } from '#ui/pantalla/pagina.tsx';
import { Tarjeta } from '#ui/pantalla/tarjeta.tsx';
import { Mostrador } from '#ventas/mostrador/mostrador.tsx';
import { DocumentoDeNota } from './documento.tsx';

/** Last part of the address of a nota that does not exist yet. */
const NUEVA = 'nueva';
const NOTA = '/ventas/notas-de-pedido/$id';

/** One nota: the counter while it is a draft, its document afterwards. */
export function NotaScreen() {
  const { t } = useTranslation('ventas');
  const navigate = useNavigate();
  const param = useParams({ strict: false }).id ?? NUEVA;
  const id = param === NUEVA ? null : param;
  const nota = useQuery({ ...consultaDe(verNota, { params: { id: id ?? '' } }), enabled: id !== null });
  const detalle = id === null ? undefined : nota.data;
  const { clave, anunciar } = useMismoMostrador(id);
  const [pendiente, setPendiente] = useState(false);

  const irA = (destino: string) => void navigate({ to: NOTA, params: { id: destino }, replace: true });
  const nacio = clave.creada !== null && clave.creada === id;
  const enMostrador = detalle ? detalle.estado === 'BORRADOR' || pendiente : id === null || nacio;

  if (enMostrador) {
    return (
      <Mostrador
        key={clave.serie}
        detalle={detalle}
        onCreada={(creada) => {
          anunciar(creada);
          irA(creada);
        }}
        onConfirmada={irA}
        onNueva={() => {
          anunciar(null);
          irA(NUEVA);
        }}
        onDescartar={() => setPendiente(false)}
        onPendiente={setPendiente}
      />
    );
  }
  if (detalle) return <DocumentoDeNota nota={detalle} />;
  return (
    <Pagina titulo={t('notas.titulo')}>
      <Tarjeta sinRelleno>
        <Cargado consulta={nota} esqueleto={<EsqueletoDeTexto lineas={8} />}>
          {() => null}
        </Cargado>
      </Tarjeta>
    </Pagina>
  );
}

type Clave = {
  readonly id: string | null;
  /** Changes when the counter has to start again. */
  readonly serie: number;
  /** The nota that the counter on screen created, or null. */
  readonly creada: string | null;
};

/**
 * Saving a new nota changes the address, and so does going on with its lines as another one; the counter with what is
 * being typed in it has to stay. Any other change of address starts a counter of its own.
 */
function useMismoMostrador(id: string | null) {
  const [clave, setClave] = useState<Clave>({ id, serie: 0, creada: null });
  const [anunciada, setAnunciada] = useState<{ readonly id: string | null } | null>(null);
  if (clave.id !== id) {
    const sigue = anunciada !== null && anunciada.id === id;
    setClave({ id, serie: sigue ? clave.serie : clave.serie + 1, creada: sigue ? id : null });
    setAnunciada(null);
  }
  return { clave, anunciar: (nueva: string | null) => setAnunciada({ id: nueva }) };
}
