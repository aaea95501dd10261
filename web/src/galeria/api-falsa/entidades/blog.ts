/** A theme a post is filed under. */
export const CATEGORIAS_DE_BLOG = ['Gadget', 'Lifestyle', 'Design', 'Social', 'Health'] as const;
export type CategoriaDeBlog = (typeof CATEGORIAS_DE_BLOG)[number];

export type PersonaDeBlog = { readonly id: number; readonly avatar: string; readonly name: string };

/** A comment of a post, with what others answered to it. `time` is an instant. */
export type BlogComment = {
  readonly id: number;
  readonly profile: PersonaDeBlog;
  readonly time: string;
  readonly comment: string;
  readonly replies: readonly BlogComment[];
};

/** A post. `content` is plain text: `## ` begins a heading, `- ` a point of a list, `> ` a quote. */
export type BlogPost = {
  readonly id: number;
  readonly title: string;
  readonly content: string;
  readonly coverImg: string;
  readonly createdAt: string;
  readonly view: number;
  readonly share: number;
  readonly category: CategoriaDeBlog;
  readonly featured: boolean;
  readonly author: PersonaDeBlog;
  readonly comments: readonly BlogComment[];
};
