import { useQuery } from '@tanstack/react-query';
import { listarPerfiles } from '@trastienda/nucleo/importaciones/contrato.ts';
import type { Entidad } from '@trastienda/nucleo/importaciones/entidades/entidades.ts';
import { perfilesDelProducto } from '@trastienda/nucleo/importaciones/perfiles.ts';
import { consultaDe } from '#api/consultas.ts';

type PerfilElegible = { readonly valor: string; readonly texto: string };

/** The profiles a file of that entidad may have: those that ship with the product, and those people saved. */
export function usePerfiles(entidad: Entidad): readonly PerfilElegible[] {
  const { data } = useQuery(consultaDe(listarPerfiles, { query: { entidad } }));
  return [
    ...perfilesDelProducto
      .filter((perfil) => perfil.entidad === entidad)
      .map(({ nombre, titulo }) => ({ valor: nombre, texto: titulo })),
    ...(data?.filas ?? []).map(({ nombre }) => ({ valor: nombre, texto: nombre })),
  ];
}
