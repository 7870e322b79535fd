/* The games of test/bench/multiplay-plain.ts in C. Arguments: the number of games and the seed. Prints turns, checksum and ms. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { WIDE = 13 };

static uint32_t counter;

static inline uint32_t below(uint32_t n) {
  uint32_t mixed = counter += 0x9e3779b9u;
  mixed = (mixed ^ (mixed >> 16)) * 0x21f0aaadu;
  mixed = (mixed ^ (mixed >> 15)) * 0x735a2d97u;
  mixed ^= mixed >> 15;
  return ((mixed >> 8) * n) >> 24;
}

static uint8_t slots[12][32];
static int slot_count[12];

static int allows(int die, int number) { return number % die == 0 && number / die <= 12; }

static void fill(void) {
  int cube = 0;
  for (int number = 1; number <= 144; number++) {
    int is_product = 0;
    for (int die = 1; die <= 12; die++) is_product |= allows(die, number);
    for (int more = !is_product ? 0 : number == 12 ? 5 : 2; more > 0; more--, cube++)
      for (int die = 0; die < 12; die++)
        if (allows(die + 1, number)) slots[die][slot_count[die]++] = cube;
  }
}

static uint8_t board[WIDE * WIDE], white[121], deal[121];
static int32_t scores[2];

static inline void direction(int at, int step, int own, int *scored, int *won) {
  int other = 3 - own, length = 1, after = at + step, before = at - step;
  for (; board[after] == own; after += step) length++;
  for (; board[before] == own; before -= step) length++;
  if (length & 1) *scored += length > 1 ? length : 0;
  else if (board[after] == other && board[before] == other) *won -= length;
  if (after == at + step && board[after] == other) {
    int ended = 1;
    while (board[after += step] == other) ended++;
    if (!(ended & 1) && board[after] == own) *won += ended;
  }
  if (before == at - step && board[before] == other) {
    int ended = 1;
    while (board[before -= step] == other) ended++;
    if (!(ended & 1) && board[before] == own) *won += ended;
  }
}

static uint32_t game(void) {
  for (uint32_t cube = 0; cube < 121; cube++) {
    uint32_t before = below(cube + 1);
    deal[cube] = deal[before];
    deal[before] = (cube / 11 + 1) * WIDE + cube % 11 + 1;
  }
  memset(board, 0, sizeof board);
  memset(white, 1, sizeof white);
  memset(scores, 0, sizeof scores);
  uint32_t turns = 0;
  for (int left = 121, own = 1; left > 25; own = 3 - own, turns++) {
    int die = below(12), count = 0;
    uint8_t legal[32];
    for (int i = 0; i < slot_count[die]; i++) {
      legal[count] = slots[die][i];
      count += white[slots[die][i]];
    }
    if (count == 0) continue;
    int cube = legal[below(count)], at = deal[cube], scored = 0, won = 0;
    white[cube] = 0;
    left--;
    board[at] = own;
    direction(at, 1, own, &scored, &won);
    direction(at, WIDE, own, &scored, &won);
    direction(at, WIDE + 1, own, &scored, &won);
    direction(at, WIDE - 1, own, &scored, &won);
    scores[own - 1] += scored + won;
    scores[2 - own] -= won;
  }
  return turns;
}

int main(int argc, char **argv) {
  if (argc != 3) return 1;
  long count = atol(argv[1]);
  counter = (uint32_t)strtoul(argv[2], NULL, 10);
  fill();
  struct timespec begin, end;
  clock_gettime(CLOCK_MONOTONIC, &begin);
  uint32_t turns = 0, checksum = 0;
  for (long i = 0; i < count; i++) {
    turns += game();
    checksum = checksum * 31 + (uint32_t)scores[0] * 1024 + (uint32_t)scores[1];
  }
  clock_gettime(CLOCK_MONOTONIC, &end);
  printf("%u %u %.3f\n", turns, checksum, (end.tv_sec - begin.tv_sec) * 1e3 + (end.tv_nsec - begin.tv_nsec) / 1e6);
  return 0;
}
